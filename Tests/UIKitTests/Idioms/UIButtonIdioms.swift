// swift-format-ignore-file: NeverForceUnwrap

import UIKit

/// One-line idioms of daily UIKit code, about UIButton. They have to compile.
@MainActor private enum UIButtonIdioms {
  static func part1(_ button: UIButton, _ target: IdiomTarget) {
    do { let b = UIButton(type: .system); b.setTitle("OK", for: .normal) }
    do {
      let b = UIButton(type: .custom); b.setTitleColor(.white, for: .normal);
      b.setTitleColor(UIColor.white.withAlphaComponent(0.5), for: .highlighted)
    }
    do { button.setImage(UIImage(systemName: "plus"), for: .normal) }
    do { button.setBackgroundImage(UIImage(systemName: "plus"), for: .highlighted) }
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
  }

  static func part2(_ button: UIButton) {
    do { button.sendActions(for: .touchUpInside) }
    do { button.configuration = .filled() }
    do {
      var c = UIButton.Configuration.plain(); c.title = "t"; c.image = UIImage(systemName: "star");
      c.imagePadding = 8; c.cornerStyle = .capsule; button.configuration = c
    }
    do {
      button.configurationUpdateHandler = { button in button.alpha = button.isHighlighted ? 0.5 : 1
      }
    }
    do {
      button.menu = UIMenu(title: "", children: [UIAction(title: "One") { _ in }]);
      button.showsMenuAsPrimaryAction = true
    }
    do { let t = button.title(for: .normal) ?? button.currentTitle; _ = t }
  }
}
