extension ValueFinder {
  /// Returns the scenes that a call creates from a storyboard; nil for any other call.
  func sceneValues(
    _ name: String,
    _ callee: CodeExpression,
    _ arguments: [CodeArgument]
  ) -> [Value]? {
    let base: CodeExpression? = if case .member(let base, _) = callee { base } else { nil }
    switch name {
    case "instantiateViewController":
      guard let first = arguments.first, let label = first.label,
        ["withIdentifier", "identifier"].contains(label)
      else { return nil }
      if case .text(let identifier) = first.value {
        return scene(identifier, in: base.flatMap(storyboardName))
      }
      // `String(describing: Screen.self)` and `Screen.identifier` name the class.
      var types: [Value] = []
      first.value.visit {
        guard case .name(let name) = $0, name.first?.isUppercase == true else { return }
        for case .type(let type) in values(of: .name(name)) where index.isController(type) {
          types.append(.object(type))
        }
      }
      return types
    case "instantiateInitialViewController":
      let key = base.flatMap(storyboardName).flatMap(evaluator.storyboards.initial)
      return key.flatMap { evaluator.storyboards.resolve($0) }.map { [sceneValue($0)] } ?? []
    default: return nil
    }
  }

  private func scene(_ identifier: String, in storyboard: String?) -> [Value] {
    let key = evaluator.storyboards.scene(identifier, in: storyboard)
    return key.flatMap { evaluator.storyboards.resolve($0) }.map { [sceneValue($0)] } ?? []
  }

  /// Returns a scene, or the object of its class.
  func sceneValue(_ key: String) -> Value {
    evaluator.value(ofScene: key)
  }

  /// Returns the name of a storyboard, if it is a literal.
  private func storyboardName(_ expression: CodeExpression) -> String? {
    if case .call(let callee, let arguments, _) = expression, callee.lastName == "UIStoryboard" {
      return arguments.first { $0.label == "name" }?.value.firstText
    }
    guard case .name(let name) = expression else { return nil }
    for event in facts.events[..<event].reversed() {
      if case .bind(name, _, let value) = event.action, value != expression {
        return storyboardName(value)
      }
    }
    return nil
  }
}

extension Evaluator {
  /// Returns a scene, or the object of its class where the project declares it.
  func value(ofScene key: String) -> Value {
    guard let (scene, number) = storyboards.scenes[key], let name = scene.customClass else {
      return .scene(key)
    }
    let path = storyboards.storyboards[number].path
    let found = index.lookup(name, scope: "", file: index.fileNearest(to: path))
    return found.first.map { .object($0) } ?? .scene(key)
  }
}
