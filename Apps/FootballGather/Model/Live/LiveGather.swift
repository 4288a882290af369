/// A match that others may change too, as it is now.
struct LiveGather: Sendable, Equatable {
  var gather: Gather
  var lineUp: LineUp
}
