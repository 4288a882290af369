import UIKit

final class NoteViewController: UIViewController {
    @IBOutlet private weak var heading: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        heading.text = title
    }
}

#if canImport(SwiftUI) && DEBUG
import SwiftUI

@available(iOS 17, *)
#Preview {
    NoteViewController()
}
#endif
