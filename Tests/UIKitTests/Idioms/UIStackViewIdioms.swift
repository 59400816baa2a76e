// swift-format-ignore-file: NeverForceUnwrap

import UIKit

/// One-line idioms of daily UIKit code, about UIStackView. They have to compile.
@MainActor private enum UIStackViewIdioms {
  static func part1(_ label: UILabel, _ button: UIButton, _ stack: UIStackView) {
    do {
      let s = UIStackView(arrangedSubviews: [label, button]); s.axis = .vertical; s.spacing = 8;
      s.alignment = .fill; s.distribution = .fillEqually
    }
    do {
      stack.addArrangedSubview(label); stack.removeArrangedSubview(label);
      stack.insertArrangedSubview(label, at: 0)
    }
    do { stack.setCustomSpacing(20, after: label) }
    do {
      stack.isLayoutMarginsRelativeArrangement = true;
      stack.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    }
    do { stack.directionalLayoutMargins = .init(top: 0, leading: 8, bottom: 0, trailing: 8) }
    do { stack.arrangedSubviews.forEach { $0.isHidden = true } }
    do { stack.spacing = UIStackView.spacingUseSystem }
  }
}
