// swift-format-ignore-file: NeverForceUnwrap

import UIKit

/// One-line idioms of daily UIKit code, about UITextView. They have to compile.
@MainActor private enum UITextViewIdioms {
  static func part1(_ textView: UITextView, _ textViewDelegate: IdiomDelegate) {
    do { textView.text = "x" }
    do {
      textView.isEditable = false; textView.isSelectable = true; textView.isScrollEnabled = false
    }
    do { textView.textContainerInset = .zero; textView.textContainer.lineFragmentPadding = 0 }
    do { textView.attributedText = NSAttributedString(string: "x") }
    do { textView.selectedRange = NSRange(location: 0, length: 0) }
    do { textView.scrollRangeToVisible(NSRange(location: 0, length: 1)) }
    do { textView.dataDetectorTypes = .link }
    do { textView.linkTextAttributes = [.foregroundColor: UIColor.blue] }
    do { textView.typingAttributes = [.font: UIFont.systemFont(ofSize: 12)] }
    do { textView.delegate = textViewDelegate }
  }

  static func part2(_ textView: UITextView) {
    do { let height = textView.contentSize.height; _ = height }
  }
}
