import ResponderTestKit
import UIKit

extension Stage {
  /// Shows a text storage in a text view with a layout manager of its own, and returns both.
  func showText(of storage: NSTextStorage) -> (view: UITextView, manager: NSLayoutManager) {
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let container = NSTextContainer(size: .zero)
    container.widthTracksTextView = true
    manager.addTextContainer(container)
    let frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    let view = UITextView(frame: frame, textContainer: container)
    window.addSubview(view)
    return (view, manager)
  }
}
