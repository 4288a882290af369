import UIKit

/// A label whose text is a resource of its pod.
public final class Badge: UILabel {
    @objc public override init(frame: CGRect) {
        super.init(frame: frame)
        #if COCOAPODS
        text = Badge.resource ?? "no resource"
        #else
        text = "no pod"
        #endif
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private static var resource: String? {
        let url = Bundle(for: Badge.self).url(forResource: "BadgesResources", withExtension: "bundle")
        let bundle = url.flatMap { Bundle(url: $0) }
        return bundle.map { NSLocalizedString("badge", bundle: $0, comment: "") }
    }
}
