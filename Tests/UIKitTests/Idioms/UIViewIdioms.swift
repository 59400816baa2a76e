// swift-format-ignore-file: NeverForceUnwrap

import UIKit

/// One-line idioms of daily UIKit code, about UIView. They have to compile.
@MainActor private enum UIViewIdioms {
  static func part1(_ view: UIView) {
    do { let v = UIView(frame: .zero); v.backgroundColor = .systemBackground }
    do { let v = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)); v.tag = 3 }
    do { let v = UIView(); v.translatesAutoresizingMaskIntoConstraints = false }
    do { view.clipsToBounds = true }
    do { view.alpha = 0.5 }
    do { view.isHidden.toggle() }
    do { view.isUserInteractionEnabled = false }
    do { view.contentMode = .scaleAspectFill }
    do { view.tintColor = .systemBlue }
    do { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
  }

  static func part2(_ view: UIView, _ label: UILabel, _ button: UIButton) {
    do { view.addSubview(label) }
    do { view.insertSubview(label, at: 0) }
    do { view.insertSubview(label, belowSubview: button) }
    do { view.bringSubviewToFront(label) }
    do { view.sendSubviewToBack(label) }
    do { view.subviews.forEach { $0.removeFromSuperview() } }
    do { view.frame.size.height = 44 }
    do { view.frame.origin = CGPoint(x: 10, y: 10) }
    do { view.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY) }
    do { view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
  }

  static func part3(_ view: UIView, _ label: UILabel) {
    do { view.transform = .identity }
    do { view.transform = CGAffineTransform(rotationAngle: .pi / 4).translatedBy(x: 10, y: 0) }
    do { view.setNeedsLayout(); view.layoutIfNeeded() }
    do { view.setNeedsDisplay() }
    do { view.setNeedsUpdateConstraints() }
    do { view.sizeToFit() }
    do {
      let s = view.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)); _ = s
    }
    do { let p = view.convert(CGPoint.zero, to: nil); _ = p }
    do { let r = view.convert(view.bounds, from: label); _ = r }
    do { let f = label.superview?.convert(label.frame, to: view); _ = f }
  }

  static func part4(_ view: UIView, _ label: UILabel) {
    do { UIView.animate(withDuration: 0.3) { view.alpha = 0 } }
    do {
      UIView.animate(
        withDuration: 0.3, animations: { view.alpha = 1 },
        completion: { _ in view.removeFromSuperview() })
    }
    do {
      UIView.animate(
        withDuration: 0.3, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
        animations: { view.alpha = 1 }, completion: nil)
    }
    do {
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5,
        options: [], animations: { view.transform = .identity })
    }
    do {
      UIView.transition(
        with: view, duration: 0.2, options: .transitionCrossDissolve,
        animations: { label.text = "x" }, completion: nil)
    }
    do {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: [],
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
        })
    }
    do { UIView.performWithoutAnimation { view.layoutIfNeeded() } }
    do { let insets = view.safeAreaInsets; _ = insets.top }
    do { view.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    do {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 8, leading: 16, bottom: 8, trailing: 16)
    }
  }

  static func part5(_ view: UIView) {
    do { view.preservesSuperviewLayoutMargins = true }
    do { view.semanticContentAttribute = .forceRightToLeft }
    do { let rtl = view.effectiveUserInterfaceLayoutDirection == .rightToLeft; _ = rtl }
    do { view.addGestureRecognizer(UITapGestureRecognizer()) }
    do { view.gestureRecognizers?.forEach(view.removeGestureRecognizer) }
    do { let shot = view.snapshotView(afterScreenUpdates: true); _ = shot }
    do { view.accessibilityIdentifier = "root" }
    do {
      view.isAccessibilityElement = true; view.accessibilityLabel = "Close";
      view.accessibilityTraits = .button
    }
    do { view.accessibilityTraits.insert(.selected) }
    do { view.accessibilityElementsHidden = true }
  }

  static func part6(_ view: UIView, _ label: UILabel) {
    do { view.overrideUserInterfaceStyle = .dark }
    do { let w = view.window?.safeAreaInsets.bottom ?? 0; _ = w }
    do { view.endEditing(true) }
    do { view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }
    do { let h = view.hitTest(.zero, with: nil) === label; _ = h }
    do { if view.point(inside: .zero, with: nil) { view.setNeedsDisplay() } }
    do { let d = view.isDescendant(of: view); _ = d }
    do { let vt = view.viewWithTag(3) as? UILabel; _ = vt }
    do { view.exerciseAmbiguityInLayout() }
  }
}
