extension FunctionFacts {
  /// Returns the parameter that receives an argument.
  static func parameter(
    for argument: CodeArgument,
    at place: Int,
    in parameters: [Parameter]
  ) -> Parameter? {
    if let label = argument.label { return parameters.first { $0.label == label } }
    return parameters.indices.contains(place) ? parameters[place] : nil
  }

  /// Returns whether a function can be called with these arguments.
  func accepts(_ arguments: [CodeArgument]) -> Bool {
    guard arguments.count <= parameters.count else { return false }
    var next = 0
    for argument in arguments {
      if argument.label == nil, case .closure = argument.value { continue }
      guard
        let place = parameters.indices.dropFirst(next).first(where: {
          parameters[$0].label == argument.label
        })
      else { return false }
      next = place + 1
    }
    return true
  }
}
