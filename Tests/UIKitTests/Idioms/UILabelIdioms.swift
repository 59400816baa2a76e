// swift-format-ignore-file: NeverForceUnwrap

import UIKit

/// One-line idioms of daily UIKit code, about UILabel. They have to compile.
@MainActor private enum UILabelIdioms {
  static func part1(_ label: UILabel) {
    do { label.text = "Hello" }
    do { label.font = UIFont.systemFont(ofSize: 17) }
    do { label.font = .preferredFont(forTextStyle: .headline) }
    do { label.font = UIFont.systemFont(ofSize: 14, weight: .semibold) }
    do { label.textColor = .secondaryLabel }
    do { label.textAlignment = .center }
    do { label.numberOfLines = 0 }
    do { label.lineBreakMode = .byTruncatingTail }
    do { label.adjustsFontSizeToFitWidth = true; label.minimumScaleFactor = 0.5 }
    do { label.adjustsFontForContentSizeCategory = true }
  }

  static func part2(_ label: UILabel) {
    do {
      label.attributedText = NSAttributedString(
        string: "a",
        attributes: [.font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: UIColor.red])
    }
    do { label.preferredMaxLayoutWidth = 200 }
    do { label.isHighlighted = true; label.highlightedTextColor = .white }
    do { label.shadowColor = .black; label.shadowOffset = CGSize(width: 1, height: 1) }
    do { let lines = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 2); _ = lines }
    do { label.allowsDefaultTighteningForTruncation = true }
    do {
      let a = NSMutableAttributedString(string: "x");
      a.addAttribute(.kern, value: 1.5, range: NSRange(location: 0, length: a.length));
      label.attributedText = a
    }
  }
}
