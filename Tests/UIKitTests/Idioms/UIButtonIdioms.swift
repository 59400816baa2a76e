// swift-format-ignore-file: NeverForceUnwrap

import UIKit

/// One-line idioms of daily UIKit code, about UIButton. They have to compile.
@MainActor private enum UIButtonIdioms {
  static func part1(_ button: UIButton) {
    do { let b = UIButton(type: .system); b.setTitle("OK", for: .normal) }
    do {
      let b = UIButton(type: .custom); b.setTitleColor(.white, for: .normal);
      b.setTitleColor(UIColor.white.withAlphaComponent(0.5), for: .highlighted)
    }
    do { button.setImage(UIImage(systemName: "plus"), for: .normal) }
    do { button.setBackgroundImage(UIImage(systemName: "plus"), for: .highlighted) }
    do { button.setAttributedTitle(NSAttributedString(string: "x"), for: .normal) }
    do { button.titleLabel?.font = .boldSystemFont(ofSize: 15) }
    do { button.titleLabel?.numberOfLines = 0 }
    do { button.titleLabel?.adjustsFontSizeToFitWidth = true }
    do { button.imageView?.contentMode = .scaleAspectFit }
    do { button.contentEdgeInsets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8) }
  }

  static func part2(_ button: UIButton, _ target: IdiomTarget) {
    do { button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0) }
    do { button.imageEdgeInsets = .zero }
    do { button.contentHorizontalAlignment = .leading }
    do { button.isEnabled = false }
    do { button.isSelected.toggle() }
    do { button.addTarget(target, action: IdiomTarget.tapped, for: .touchUpInside) }
    do { button.addAction(UIAction { _ in }, for: .touchUpInside) }
    do {
      button.addAction(
        UIAction(title: "a", image: nil, handler: { action in _ = action.title }),
        for: .primaryActionTriggered)
    }
    do { button.removeTarget(nil, action: nil, for: .allEvents) }
    do { button.sendActions(for: .touchUpInside) }
  }

  static func part3(_ button: UIButton) {
    do { button.configuration = .filled() }
    do {
      var c = UIButton.Configuration.plain(); c.title = "t"; c.image = UIImage(systemName: "star");
      c.imagePadding = 8; c.cornerStyle = .capsule; button.configuration = c
    }
    do {
      var c = UIButton.Configuration.gray(); c.subtitle = "s"; c.buttonSize = .large;
      c.baseBackgroundColor = .red; c.baseForegroundColor = .white; button.configuration = c
    }
    do {
      var c = UIButton.Configuration.borderedProminent();
      c.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1);
      c.imagePlacement = .trailing; button.configuration = c
    }
    do {
      var c = UIButton.Configuration.tinted(); c.showsActivityIndicator = true;
      c.titleAlignment = .center; c.attributedTitle = AttributedString("x");
      button.configuration = c
    }
    do {
      button.configurationUpdateHandler = { button in button.alpha = button.isHighlighted ? 0.5 : 1
      }
    }
    do {
      button.menu = UIMenu(title: "", children: [UIAction(title: "One") { _ in }]);
      button.showsMenuAsPrimaryAction = true
    }
    do {
      let b = UIButton(configuration: .bordered(), primaryAction: UIAction(title: "x") { _ in });
      _ = b
    }
    do { let t = button.title(for: .normal) ?? button.currentTitle; _ = t }
    do { button.adjustsImageWhenHighlighted = false }
  }
}
