// plant: App
// check: lint-state
// expect: swift:7: .*got `NotificationCenter\.default`
import Foundation

func tell() {
  NotificationCenter.default.post(name: Notification.Name("changed"), object: nil)
}
