/// What became of the matches that ended here.
public struct SendReport: Sendable, Equatable {
  /// The server has their results now, under these ids.
  public var sent: [Gather.ID] = []
  /// The results that the server has of these matches, with the goals of other devices.
  public var results: [RunningGather.ID: Score] = [:]
  /// Somebody else had ended or deleted them; theirs stays.
  public var overruled: [Gather.ID] = []
  /// The server refused them for now, such as for a limit; they are kept.
  public var refused: [RunningGather.ID] = []

  public init(
    sent: [Gather.ID] = [],
    overruled: [Gather.ID] = [],
    refused: [RunningGather.ID] = []
  ) {
    self.sent = sent
    self.overruled = overruled
    self.refused = refused
  }
}
