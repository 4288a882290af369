public import Foundation
public import RequestLimits
public import UIKitHosting

/// Where a browser host listens, where it keeps its devices, and how much it lets anybody take.
public struct BrowserHostConfiguration: Sendable {
  public var hostname: String
  public var port: Int
  /// Holds a folder for each device, with all that its apps keep.
  public var dataFolder: URL
  /// Names by which browsers may call this host, without port.
  ///
  /// Others are refused, so that no foreign name can be made to point here. See
  /// `isHostName(_:)` for what a name may be.
  public var allowedHosts: Set<String>
  /// The address of the host behind a proxy; its name is allowed too.
  public var publicAddress: PublicAddress?
  /// How long a scene waits for its page to come back.
  public var retention: Duration = .seconds(600)
  /// How long a scene whose page is out of sight may change nothing before it is put to sleep.
  ///
  /// It is built again from what it wanted back when its page is looked at. A scene that wants
  /// nothing back never sleeps.
  public var hibernationDelay: Duration = .seconds(300)
  /// How long a scene lives that was only painted, and never taken over by a live page.
  ///
  /// A page that goes on with another scene has begun to load what the painted one shows.
  public var unclaimedLifetime: Duration = .seconds(10)
  /// How long the first paint waits for content while a scene says that it is loading.
  public var firstPaintPatience: Duration = .milliseconds(250)
  /// How long a scene may take over an event before the log says so, with the class of its screen:
  /// one main actor serves all scenes, and the others wait meanwhile.
  ///
  /// A frame; more in a debug build, where all takes several times as long.
  public var longTurn = longTurnOfBuild
  /// How long a live connection may be silent before it counts as dead.
  public var idleTimeout: Duration = .seconds(75)
  /// The longest time that a person's action may be under way.
  ///
  /// A page gives a line up that is silent for so long, and says that nothing can be done. What a
  /// network held back and delivers later is dropped.
  public var maximumDelay: Duration = .seconds(3)
  /// Bytes of one message from a page.
  public var maximumMessageSize = 98_304
  /// Frames a second from one page, over time: messages, their fragments, pings and pongs.
  ///
  /// A drag takes sixty.
  public var messageRate = 120.0
  /// Frames that a page may send at once.
  public var messageBurst = 240.0
  /// Bytes that may wait for a slow page before it is dropped, in the connection's own buffer too.
  public var maximumBacklog = 4 << 20
  /// Connections at one time, live ones included.
  ///
  /// Shortly before that, those that have asked for nothing are closed, the oldest first. Where all
  /// are live pages, more wait their turn.
  public var maximumConnections = 4_096
  /// Connections of one address at one time; more are closed at once.
  ///
  /// Trusted proxies may have any number.
  public var maximumConnectionsPerAddress = 512
  /// The longest silence of a new connection before its first request.
  public var firstByteTimeout: Duration = .seconds(5)
  /// How long a request may take from its first byte to the first byte of its answer.
  public var requestTimeout: Duration = .seconds(20)
  /// How often one address may ask for the page of an app; each makes a scene.
  public var paintLimit = RateLimit(burst: 240, rate: 4)
  /// How often one address may make a device, which is a folder.
  public var deviceLimit = RateLimit(burst: 240, rate: 0.2)
  /// Devices over all; who comes beyond that is told that the host is full.
  public var maximumDevices = 100_000
  /// Addresses of proxies in front of this host, whose `X-Forwarded-For` says who asks.
  public var trustedProxies: Set<String> = []
  public var maximumScenesPerDevice = 16
  /// How long a device's folder is kept after its last visit; looked at when the host starts.
  public var deviceLifetime: Duration = .seconds(90 * 24 * 3600)
  public var maximumScenes = 2_000
  /// Whether `/-/frames/SCENE` shows where layout has put a scene's nodes, for tests.
  ///
  /// Every client that has the name of a scene may read them.
  public var exposesFrames = false
  /// Draws a scene as a PNG of so many pixels for each point, which `/-/pictures/SCENE?scale=2` then shows to
  /// tests; nil for no such address.
  ///
  /// The scale is from 1 to 3, and 1 without a query. Every client that has the name of a scene may see them.
  public var drawPicture:
    (@MainActor @Sendable (_ scene: any HostedScene, _ scale: Double) throws -> [UInt8])?
  /// Whether apps run from right to left whatever their language, to test layouts.
  ///
  /// Xcode has a right-to-left pseudolanguage for the same purpose.
  public var forcesRightToLeft = false
  /// The reports that pages show about builds; nil for none.
  ///
  /// Only a host on loopback without a proxy in front shows them, whatever is said here.
  public var development = DevelopmentChannel.inherited
  /// Bytes of pictures that are kept for pages to fetch.
  public var maximumImageBytes = 64 << 20

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
