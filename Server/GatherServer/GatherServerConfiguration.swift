/// What a server allows, and how long.
public struct GatherServerConfiguration: Sendable {
  /// How long a login lasts.
  public var tokenLifetime: Duration = .seconds(30 * 24 * 3600)
  /// Logins of one account at one time; the oldest ends when there is one more.
  public var tokensPerAccount = 20
  /// How long attempts are counted from the first on.
  public var attemptPeriod: Duration = .seconds(900)
  /// Wrong passwords for one account from one address, in one period.
  public var attemptsPerAccountAndAddress = 10
  /// Wrong passwords for one account from anywhere, in one period.
  public var attemptsPerAccount = 100
  /// Wrong passwords from one address, in one period.
  public var attemptsPerAddress = 100
  /// New accounts from one address, in one period.
  public var registrationsPerAddress = 20
  /// Logins and registrations that may wait for their turn at hashing.
  public var waitingHashes = 64
  /// Bytes of a request's body.
  public var maximumBodySize = 16_384
  /// How long a live stream may say nothing; then it says that it is still there.
  public var heartbeat: Duration = .seconds(15)
  /// Live streams of one account at one time.
  public var streamsPerAccount = 16
  /// Lists that are kept as they were last sent.
  public var cachedLists = 1_000
  /// Logins that are kept as they were last looked up, where no other process is to be expected.
  public var cachedSessions = 1_000
  /// Addresses of proxies in front of the server, whose `X-Forwarded-For` says who asks.
  public var trustedProxies: Set<String> = []
  /// Verifies the addresses that the app within this process states for its visitors; nil trusts
  /// none.
  public var forwardingKey: ForwardingKey?
  /// What a password's hash costs; tests choose less.
  var passwordCost = PasswordHash.Cost.standard

  public init() {}

  /// For tests: hashes that cost next to nothing, and protect nothing.
  package mutating func makePasswordsCheap() {
    passwordCost = .init(logarithmOfRounds: 2, blockSize: 1, parallelism: 1)
  }
}
