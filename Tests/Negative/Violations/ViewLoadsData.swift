// plant: UI
// check: lint-state
// expect: swift:6: .*data work in the model, got `URLSession`
import Foundation

let session = URLSession(configuration: .ephemeral)
