import Testing
import UIKit

/// Apple: `UIBackgroundConfiguration`, `UIListContentConfiguration`, `UIConfigurationStateCustomKey`.
@MainActor
struct ConfigurationTransformerTests {
  @Test func coloursOfBackgroundsAreTransformed() {
    var background = UIBackgroundConfiguration.listCell()
    #expect(background.resolvedBackgroundColor(for: .red) == .red)
    background.backgroundColor = .blue
    background.backgroundColorTransformer = UIConfigurationColorTransformer { color in
      color == .blue ? .green : .black
    }
    #expect(background.resolvedBackgroundColor(for: .red) == .green)
    background.strokeColorTransformer = UIConfigurationColorTransformer { _ in .white }
    #expect(background.resolvedStrokeColor(for: .red) == .white)
    let copy = background
    #expect(copy == background)
    background.backgroundColorTransformer = nil
    #expect(copy != background)
  }

  @Test func coloursOfContentAreTransformed() {
    var content = UIListContentConfiguration.cell()
    content.imageProperties.tintColorTransformer = UIConfigurationColorTransformer { _ in .green }
    content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .blue }
    #expect(content.imageProperties.resolvedTintColor(for: .red) == .green)
    #expect(content.textProperties.resolvedColor() == .blue)
    content.imageProperties.tintColorTransformer = nil
    #expect(content.imageProperties.resolvedTintColor(for: .red) == .red)
  }

  @Test func statesTakeKeysOfTheApp() {
    let key = UIConfigurationStateCustomKey("org.example.archived")
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    #expect(state[key] == nil)
    state[key] = true
    #expect(state[key] == AnyHashable(true))
    #expect(state != UICellConfigurationState(traitCollection: UITraitCollection()))
    #expect(state.cellDropState == .none && state.cellDragState == .none && !state.isFocused)
  }
}
