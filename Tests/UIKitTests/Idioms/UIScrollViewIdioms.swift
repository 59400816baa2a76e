// swift-format-ignore-file: NeverForceUnwrap

import UIKit

/// One-line idioms of daily UIKit code, about UIScrollView. They have to compile.
@MainActor private enum UIScrollViewIdioms {
  static func part1(_ scroll: UIScrollView, _ scrollDelegate: IdiomDelegate) {
    do { scroll.contentSize = CGSize(width: 100, height: 1000) }
    do {
      scroll.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0);
      scroll.scrollIndicatorInsets = scroll.contentInset
    }
    do { scroll.setContentOffset(CGPoint(x: 0, y: 10), animated: true) }
    do { scroll.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: true) }
    do { scroll.isPagingEnabled = true; scroll.bounces = false; scroll.alwaysBounceVertical = true }
    do {
      scroll.showsVerticalScrollIndicator = false; scroll.showsHorizontalScrollIndicator = false
    }
    do {
      scroll.minimumZoomScale = 1; scroll.maximumZoomScale = 4;
      scroll.setZoomScale(2, animated: true)
    }
    do { scroll.keyboardDismissMode = .onDrag }
    do { scroll.contentInsetAdjustmentBehavior = .never }
    do { scroll.delegate = scrollDelegate }
  }

  static func part2(_ label: UILabel, _ scroll: UIScrollView) {
    do { scroll.decelerationRate = .fast }
    do { let o = scroll.contentOffset.y + scroll.adjustedContentInset.top; _ = o }
    do {
      if scroll.isDragging || scroll.isDecelerating || scroll.isTracking {
        scroll.isScrollEnabled = false
      }
    }
    do {
      label.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor).isActive = true;
      label.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
    }
    do { scroll.panGestureRecognizer.isEnabled = false }
  }
}
