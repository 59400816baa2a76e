// swift-format-ignore-file: NeverForceUnwrap

import UIKit

/// One-line idioms of daily UIKit code, about Auto Layout. They have to compile.
@MainActor private enum AutoLayoutIdioms {
  static func part1(_ label: UILabel) {
    do { label.setContentHuggingPriority(.required, for: .horizontal) }
    do { label.setContentCompressionResistancePriority(.defaultLow, for: .vertical) }
  }
}
