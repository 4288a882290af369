// plant: Model
// check: lint-state
// expect: swift:7: .*settings of the device, got `UserDefaults\.standard`
import Foundation

func lastName() -> String? {
  UserDefaults.standard.string(forKey: "name")
}
