/// All that screens ask about players.
public protocol PlayerRepository: Sendable {
  /// The players at hand, in the order of their making.
  ///
  /// - Throws: `.loggedOut` or `.storage`, as every method does.
  func players() async throws(GatherError) -> Known<[Player]>

  /// Asks the server, keeps what it gives and returns it.
  ///
  /// - Throws: `.service`; what was at hand stays.
  func refresh() async throws(GatherError) -> Known<[Player]>

  /// - Returns: Nil for a player that is not at hand, also after asking the server.
  func player(_ id: Player.ID) async throws(GatherError) -> Player?

  /// Adds a player.
  ///
  /// - Parameters:
  ///   - input: What was typed.
  ///   - key: The same one makes no second player: keep it until the answer is good.
  /// - Returns: The player, with the server's id.
  /// - Throws: `.player` with what to change; `.service`, with `.conflict` at the limit.
  func add(_ input: PlayerInput, key: RequestKey) async throws(GatherError) -> Player

  /// Replaces what is said of a player.
  ///
  /// - Throws: `.player`, `.service`, `.notFound`; nothing was changed then. `.service(.changed)`
  ///   where somebody else has changed the player since it was read; it was read again then.
  func update(_ id: Player.ID, to input: PlayerInput) async throws(GatherError) -> Player

  /// Deletes a player; one that is gone already is deleted too.
  ///
  /// - Throws: `.service`.
  func delete(_ id: Player.ID) async throws(GatherError)

  /// How every player has done, as it is at hand.
  func statistics() async throws(GatherError) -> Known<[PlayerStatistics]>

  /// The same, asked of the server.
  ///
  /// - Throws: `.service`; what was at hand stays.
  func refreshStatistics() async throws(GatherError) -> Known<[PlayerStatistics]>

  /// Says that something of the account's has changed here. Begins with the next change.
  func changes() async -> AsyncStream<Void>
}
