/// The limits and time spans of a server.
public struct GatherServerConfiguration: Sendable {
  /// The lifetime of a login.
  public var tokenLifetime: Duration = .seconds(30 * 24 * 3600)
  /// The maximum number of logins of an account at one time; one more ends the oldest.
  public var tokensPerAccount = 20
  /// The time for which attempts are counted, from the first one.
  public var attemptPeriod: Duration = .seconds(900)
  /// The limit of wrong passwords for one account from one address, in one period.
  public var attemptsPerAccountAndAddress = 10
  /// The limit of wrong passwords for one account from all addresses, in one period.
  public var attemptsPerAccount = 100
  /// The limit of wrong passwords from one address, in one period.
  public var attemptsPerAddress = 100
  /// The limit of new accounts from one address, in one period.
  public var registrationsPerAddress = 20
  /// The maximum number of logins and registrations that wait for a password hash.
  public var waitingHashes = 64
  /// The maximum size of a request's body, in bytes.
  public var maximumBodySize = 16_384
  /// The interval after which an idle live stream sends a heartbeat.
  public var heartbeat: Duration = .seconds(15)
  /// The maximum number of live streams of an account at one time.
  public var streamsPerAccount = 16
  /// The maximum number of cached lists.
  public var cachedLists = 1_000
  /// The maximum number of cached sessions, where no other process writes to the database.
  public var cachedSessions = 1_000
  /// The addresses of reverse proxies whose `X-Forwarded-For` is trusted.
  public var trustedProxies: Set<String> = []
  /// Verifies the addresses that the app within this process states for its visitors; nil trusts
  /// none.
  public var forwardingKey: ForwardingKey?
  /// The cost of a password hash; tests choose a lower one.
  var passwordCost = PasswordHash.Cost.standard

  public init() {}

  /// Makes password hashes cheap and insecure, for tests.
  package mutating func makePasswordsCheap() {
    passwordCost = .init(logarithmOfRounds: 2, blockSize: 1, parallelism: 1)
  }
}
