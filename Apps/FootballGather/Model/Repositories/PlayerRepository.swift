/// The players, as screens use them.
public protocol PlayerRepository: Sendable {
  /// Returns the stored players, in the order of their creation.
  ///
  /// - Throws: `.loggedOut` or `.storage`, as every method does.
  func players() async throws(GatherError) -> Stored<[Player]>

  /// Fetches the players from the server, stores and returns them.
  ///
  /// - Throws: `.service`, in which case the stored players remain.
  func refresh() async throws(GatherError) -> Stored<[Player]>

  /// - Returns: The player; nil if neither this device nor the server has it.
  func player(_ id: Player.ID) async throws(GatherError) -> Player?

  /// Adds a player.
  ///
  /// - Parameters:
  ///   - input: The fields as they were typed.
  ///   - key: The idempotency key; reuse it until the request succeeds, so that only a single
  ///   player is created.
  /// - Returns: The player, with the server's id.
  /// - Throws: `.player` with the fields to correct; `.service`, with `.conflict` at the limit.
  func add(_ input: PlayerInput, key: RequestKey) async throws(GatherError) -> Player

  /// Replaces the fields of a player.
  ///
  /// - Throws: `.player`, `.service`, `.notFound`, in which case nothing was changed;
  ///   `.service(.changed)` if another device has changed the player since it was read, in which
  ///   case it was fetched again.
  func update(_ id: Player.ID, to input: PlayerInput) async throws(GatherError) -> Player

  /// Deletes a player; does nothing if it no longer exists.
  ///
  /// - Throws: `.service`.
  func delete(_ id: Player.ID) async throws(GatherError)

  /// Returns the stored statistics of every player.
  func statistics() async throws(GatherError) -> Stored<[PlayerStatistics]>

  /// Fetches the statistics of every player from the server.
  ///
  /// - Throws: `.service`, in which case the stored statistics remain.
  func refreshStatistics() async throws(GatherError) -> Stored<[PlayerStatistics]>

  /// Returns a stream of the account's changes on this device, starting with the next one.
  func changes() async -> AsyncStream<Void>
}
