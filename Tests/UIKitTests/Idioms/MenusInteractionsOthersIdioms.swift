// swift-format-ignore-file: NeverForceUnwrap

import UIKit

/// One-line idioms of daily UIKit code, about Menus, interactions, others. They have to compile.
@MainActor private enum MenusInteractionsOthersIdioms {
  static func part1(_ view: UIView, _ label: UILabel, _ menuDelegate: IdiomDelegate) {
    do { let m = UIMenu(title: "", options: .displayInline, children: []); _ = m }
    do {
      let a = UIAction(
        title: "x", image: UIImage(systemName: "star"), identifier: nil, discoverabilityTitle: nil,
        attributes: .destructive, state: .on
      ) { _ in }; _ = a
    }
    do {
      let c = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(title: "", children: [])
      }; _ = c
    }
    do { view.addInteraction(UIContextMenuInteraction(delegate: menuDelegate)) }
    do { let k = UIKeyCommand(input: "n", modifierFlags: .command, action: .cut); _ = k }
    do {
      let e = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial));
      e.contentView.addSubview(label)
    }
    do {
      let a = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) { view.alpha = 0 };
      a.addCompletion { _ in }; a.startAnimation()
    }
    do {
      let a = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.7) {}; a.fractionComplete = 0.5;
      a.pauseAnimation(); a.stopAnimation(true)
    }
    do { let u = UndoManager(); u.undo(); _ = u.canRedo }
    do { let b = UIBarButtonItem(systemItem: .add); b.isEnabled = false; b.tintColor = .red }
  }

  static func part2(_ view: UIView, _ target: IdiomTarget) {
    do { let b = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil); _ = b }
    do { let b = UIBarButtonItem(customView: UIView()); _ = b }
    do { let b = UIBarButtonItem(primaryAction: UIAction(title: "x") { _ in }); _ = b }
    do { let b = UIBarButtonItem.flexibleSpace(); _ = b }
    do { let t = UIToolbar(); t.setItems([], animated: false); t.sizeToFit() }
    do { let a = UITabBarAppearance(); a.configureWithDefaultBackground(); _ = a }
    do { let p = UIPointerInteraction(delegate: nil); view.addInteraction(p) }
    do {
      let s = UISearchController(searchResultsController: nil);
      s.obscuresBackgroundDuringPresentation = false; s.searchBar.placeholder = "x"
    }
    do {
      let e = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4); _ = e.left + e.right;
      _ = e == .zero
    }
    do { let c = UIColorPickerViewController(); _ = c }
  }
}
