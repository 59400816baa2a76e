// swift-format-ignore-file: NeverForceUnwrap

import UIKit

/// One-line idioms of daily UIKit code, about UIColor. They have to compile.
@MainActor private enum UIColorIdioms {
  static func part1(_ view: UIView) {
    do { let c = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1); view.backgroundColor = c }
    do { let c = UIColor(white: 0.9, alpha: 1); _ = c }
    do { let c = UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1); _ = c }
    do { let c = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }; _ = c }
    do {
      let c: [UIColor] = [
        .red, .green, .blue, .orange, .purple, .cyan, .magenta, .yellow, .brown, .gray, .lightGray,
        .darkGray, .black, .white, .clear,
      ]
        ;
      _ = c
    }
    do {
      let c: [UIColor] = [
        .systemRed, .systemGreen, .systemBlue, .systemOrange, .systemYellow, .systemPink,
        .systemPurple, .systemTeal, .systemIndigo, .systemGray, .systemMint, .systemCyan,
        .systemBrown,
      ]
        ;
      _ = c
    }
    do {
      let c: [UIColor] = [.systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6];
      _ = c
    }
    do {
      let c: [UIColor] = [
        .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .separator,
        .opaqueSeparator, .link,
      ]
        ;
      _ = c
    }
    do {
      let c: [UIColor] = [
        .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
        .systemGroupedBackground, .secondarySystemGroupedBackground,
        .tertiarySystemGroupedBackground,
      ]
        ;
      _ = c
    }
  }

  static func part2(_ controller: UIViewController) {
    do {
      let c: [UIColor] = [
        .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
      ]
        ;
      _ = c
    }
    do { let c = UIColor.red.withAlphaComponent(0.3); _ = c }
    do { let c = UIColor.red.cgColor; _ = c }
    do {
      var r: CGFloat = 0, g: CGFloat = 0, b: CGFloat = 0, a: CGFloat = 0;
      UIColor.red.getRed(&r, green: &g, blue: &b, alpha: &a)
    }
    do { var w: CGFloat = 0, a: CGFloat = 0; UIColor.gray.getWhite(&w, alpha: &a) }
    do { let c = UIColor(named: "Accent"); _ = c }
    do { let c = UIColor(cgColor: UIColor.red.cgColor); _ = c }
    do { let c = UIColor(patternImage: UIImage()); _ = c }
    do { UIColor.red.setFill(); UIColor.blue.setStroke(); UIColor.green.set() }
    do { let c = UIColor.label.resolvedColor(with: controller.traitCollection); _ = c }
    do { let same = UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1); _ = same }
  }
}
