/// The outcome of sending the matches that ended on this device.
public struct SendReport: Sendable, Equatable {
  /// The server's ids of the matches whose results it has accepted.
  public var sent: [Gather.ID] = []
  /// The results on the server, including the goals of other devices.
  public var results: [RunningGather.ID: Score] = [:]
  /// The matches that another device had ended or deleted; its result remains.
  public var overruled: [Gather.ID] = []
  /// The matches that the server has refused for now, for example because of a limit; they are
  /// kept.
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
