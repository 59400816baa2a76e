// swift-format-ignore-file: NeverForceUnwrap

import UIKit

/// One-line idioms of daily UIKit code, about Gestures. They have to compile.
@MainActor private enum GesturesIdioms {
  static func part1(_ view: UIView, _ target: IdiomTarget, _ gestureDelegate: IdiomDelegate) {
    do {
      let t = UITapGestureRecognizer(target: target, action: IdiomTarget.gesture);
      t.numberOfTapsRequired = 2; view.addGestureRecognizer(t)
    }
    do {
      let p = UIPanGestureRecognizer(target: target, action: IdiomTarget.gesture);
      _ = p.translation(in: view); p.setTranslation(.zero, in: view); _ = p.velocity(in: view).y
    }
    do { let p = UIPinchGestureRecognizer(); _ = p.scale; p.scale = 1 }
    do { let r = UIRotationGestureRecognizer(); r.rotation = 0; _ = r.velocity }
    do {
      let l = UILongPressGestureRecognizer(); l.minimumPressDuration = 0.5; l.allowableMovement = 10
    }
    do { let s = UISwipeGestureRecognizer(); s.direction = [.left, .right] }
    do { let e = UIScreenEdgePanGestureRecognizer(); e.edges = .left }
    do {
      let t = UITapGestureRecognizer(); t.delegate = gestureDelegate;
      t.cancelsTouchesInView = false; t.require(toFail: UITapGestureRecognizer());
      _ = t.location(in: view)
    }
    do {
      let t = UITapGestureRecognizer();
      switch t.state {
      case .began, .changed: break;
      case .ended, .cancelled, .failed: break;
      default: break
      }
    }
    do { let h = UIHoverGestureRecognizer(target: target, action: IdiomTarget.gesture); _ = h }
  }
}
