// plant: Model
// check: lint-state
// expect: swift:6: .*got `homeDirectoryForCurrentUser`[\s\S]*swift:9: .*got `\.documentDirectory`
import Foundation

let home = FileManager.default.homeDirectoryForCurrentUser

func documents() -> [URL] {
  FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
}
