import UIKit
import AdSupport

enum NotebookAppearance {
    static func apply() {
        #if os(iOS) && !targetEnvironment(macCatalyst)
        UINavigationBar.appearance().prefersLargeTitles = true
        #else
        #error("Notebook is for iOS")
        #endif
    }
}
