// swift-format-ignore-file: NeverForceUnwrap

import UIKit

/// One-line idioms of daily UIKit code, about Auto Layout. They have to compile.
@MainActor private enum AutoLayoutIdioms {
  static func part1(_ view: UIView, _ label: UILabel) {
    do { view.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8).isActive = true }
    do {
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
    }
    do { label.widthAnchor.constraint(equalToConstant: 100).isActive = true }
    do { label.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true }
    do { label.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true }
    do { label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true }
    do {
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
    }
    do {
      let c = label.heightAnchor.constraint(equalToConstant: 10); c.priority = .defaultHigh;
      c.constant = 20; c.isActive = false
    }
    do {
      let c = NSLayoutConstraint(
        item: label, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top,
        multiplier: 1, constant: 0);
      c.isActive = true
    }
    do { label.setContentHuggingPriority(.required, for: .horizontal) }
  }

  static func part2(_ view: UIView, _ label: UILabel, _ button: UIButton) {
    do { label.setContentCompressionResistancePriority(.defaultLow, for: .vertical) }
    do {
      let c = label.topAnchor.constraint(equalTo: view.topAnchor);
      c.priority = UILayoutPriority(999); _ = c
    }
    do { let s = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize); _ = s }
    do { let g = UILayoutGuide(); view.addLayoutGuide(g) }
    do {
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[label]-|", options: [], metrics: nil, views: ["label": label]
      ).forEach { $0.isActive = true }
    }
    do { label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor).isActive = true }
  }
}
