public import Foundation
public import RequestLimits
public import UIKitHosting

/// The address of a browser host, its data folder and its limits.
public struct BrowserHostConfiguration: Sendable {
  public var hostname: String
  public var port: Int
  /// The path of a Unix socket to listen on instead of the port; nil for the port.
  ///
  /// Its folder must be one that no other user can enter.
  public var socketPath: String?
  /// The folder that contains a folder for each device, with the data of its apps.
  public var dataFolder: URL
  /// The names by which browsers may request this host, without port.
  ///
  /// Requests by other names are refused, which prevents DNS rebinding. See `isHostName(_:)` for
  /// the syntax of a name.
  public var allowedHosts: Set<String>
  /// The address of the host behind a proxy; its name is allowed too.
  public var publicAddress: PublicAddress?
  /// The time for which a scene waits for its page to reconnect.
  public var retention: Duration = .seconds(600)
  /// The time after which a hidden scene that changes nothing hibernates.
  ///
  /// It is restored from its state restoration activity when its page becomes visible. A scene
  /// without such an activity never hibernates.
  public var hibernationDelay: Duration = .seconds(300)
  /// The lifetime of a scene that was painted, but never taken over by a live page.
  ///
  /// A page that resumes another scene has already begun to load the resources of the painted one.
  public var unclaimedLifetime: Duration = .seconds(10)
  /// The time for which the first paint, or a page that shows other painted content, waits for
  /// content while a scene shows an activity indicator.
  public var firstPaintPatience: Duration = .milliseconds(250)
  /// The duration from which an event is logged as slow, with the class of its screen.
  ///
  /// All scenes share the main actor and wait meanwhile. The default is a frame, or more in a debug
  /// build, which takes several times as long.
  public var longTurn = longTurnOfBuild
  /// The silence after which a live connection counts as dead.
  public var idleTimeout: Duration = .seconds(75)
  /// The longest time for which a user's action may be in transit.
  ///
  /// After so long a silence a page gives its connection up and shows that it accepts no actions.
  /// An action that the network delivers later is dropped.
  public var maximumDelay: Duration = .seconds(3)
  /// The size limit of a message from a page, in bytes.
  public var maximumMessageSize = 98_304
  /// The limit of frames per second from a page, over time: messages, their fragments, pings and
  /// pongs.
  ///
  /// A drag sends sixty.
  public var messageRate = 120.0
  /// The number of frames that a page may send in a burst.
  public var messageBurst = 240.0
  /// The number of bytes that may be queued for a slow page before it is dropped, including the
  /// connection's own buffer.
  public var maximumBacklog = 4 << 20
  /// The maximum number of connections, live ones included.
  ///
  /// Shortly below it, the oldest connections without a request are closed. If all are live pages,
  /// further connections wait.
  public var maximumConnections = 4_096
  /// The maximum number of connections of an address; further ones are closed immediately.
  ///
  /// Trusted proxies are exempt.
  public var maximumConnectionsPerAddress = 512
  /// The longest silence of a new connection before its first request.
  public var firstByteTimeout: Duration = .seconds(5)
  /// The time limit from the first byte of a request to the first byte of its response.
  public var requestTimeout: Duration = .seconds(20)
  /// The rate at which an address may request pages of apps, each of which creates a scene.
  public var paintLimit = RateLimit(burst: 240, rate: 4)
  /// The rate at which an address may create devices, each of which is a folder.
  public var deviceLimit = RateLimit(burst: 240, rate: 0.2)
  /// The maximum number of devices; further visitors get a notice that the host is full.
  public var maximumDevices = 100_000
  /// The addresses of proxies in front of this host, whose `X-Forwarded-For` names the client.
  ///
  /// The peers of a Unix socket have the name `localPeer`.
  public var trustedProxies: Set<String> = []
  public var maximumScenesPerDevice = 16
  /// The time for which a device's folder is kept after its last visit; applied when the host
  /// starts.
  public var deviceLifetime: Duration = .seconds(90 * 24 * 3600)
  public var maximumScenes = 2_000
  /// A Boolean value that indicates whether `/-/frames/SCENE` returns the frames of a scene's
  /// nodes, for tests.
  ///
  /// Every client that knows the name of a scene may read them.
  public var exposesFrames = false
  /// Draws a scene as a PNG of `scale` pixels per point, which tests fetch from
  /// `/-/pictures/SCENE?scale=2`.
  ///
  /// If nil, there is no such address. The scale is from 1 to 3, and 1 without a query. Every
  /// client that knows the name of a scene may fetch it.
  public var drawPicture:
    (@MainActor @Sendable (_ scene: any HostedScene, _ scale: Double) throws -> [UInt8])?
  /// A Boolean value that indicates whether apps are laid out from right to left in every language.
  ///
  /// It serves to test layouts, as Xcode's right-to-left pseudolanguage does.
  public var forcesRightToLeft = false
  /// The build reports that pages show; nil for none.
  ///
  /// Only a host on loopback without a proxy in front shows them, whatever the value.
  public var development = DevelopmentChannel.inherited
  /// Receives the elements that a user points at with the Option key; nil for none.
  ///
  /// Only a host on loopback without a proxy in front reports them, whatever the value.
  package var noteCheck: NoteCheck?
  /// The maximum size of the files that a user chooses at once, in bytes.
  public var maximumUploadBytes = 100 << 20
  /// The maximum size of the files that the scenes of a device have received, in bytes; the oldest
  /// ones of a scene make room for others.
  public var maximumUploadBytesPerDevice = 300 << 20
  /// The maximum size of all files that scenes have received, in bytes.
  public var maximumStoredUploadBytes = 4 << 30
  /// The rate at which an address may begin to upload files.
  public var uploadLimit = RateLimit(burst: 60, rate: 1)
  /// The size limit of the cache of images for pages, in bytes.
  public var maximumImageBytes = 64 << 20

  /// The name among `trustedProxies` of the peers of a Unix socket.
  public static let localPeer = "local"

  #if DEBUG
  private static let longTurnOfBuild = Duration.milliseconds(100)
  #else
  private static let longTurnOfBuild = Duration.milliseconds(16)
  #endif

  public init(
    hostname: String = "127.0.0.1",
    port: Int = 8080,
    dataFolder: URL,
    allowedHosts: Set<String> = ["localhost", "127.0.0.1", "[::1]"]
  ) {
    self.hostname = hostname
    self.port = port
    self.dataFolder = dataFolder
    self.allowedHosts = allowedHosts
  }
}
