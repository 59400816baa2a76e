// swift-format-ignore-file: NeverForceUnwrap

import UIKit

/// One-line idioms of daily UIKit code, about UIFont. They have to compile.
@MainActor private enum UIFontIdioms {
  static func part1(_ label: UILabel) {
    do { let f = UIFont(name: "Helvetica-Bold", size: 12); label.font = f }
    do { let f = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular); _ = f.lineHeight }
    do {
      let f = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular);
      _ = f.ascender - f.descender
    }
    do { let f = UIFont.italicSystemFont(ofSize: 12); _ = f.pointSize }
    do { let f = UIFont.preferredFont(forTextStyle: .body).withSize(12); _ = f.fontName }
    do {
      let f = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: 12));
      _ = f
    }
    do {
      let d = UIFont.systemFont(ofSize: 12).fontDescriptor.withSymbolicTraits(.traitBold);
      let f = UIFont(descriptor: d!, size: 0); _ = f
    }
    do { let d = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1); _ = d.pointSize }
    do { let n = UIFont.familyNames; _ = n }
    do { let c = label.font.capHeight + label.font.xHeight + label.font.leading; _ = c }
  }

  static func part2() {
    do { let f = UIFont.systemFont(ofSize: UIFont.systemFontSize); _ = f.familyName }
    do { let w: UIFont.Weight = .medium; _ = UIFont.systemFont(ofSize: 10, weight: w) }
  }
}
