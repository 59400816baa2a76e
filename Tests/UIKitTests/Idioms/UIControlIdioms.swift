// swift-format-ignore-file: NeverForceUnwrap

import UIKit

/// One-line idioms of daily UIKit code, about UIControl. They have to compile.
@MainActor private enum UIControlIdioms {
  static func part1(_ control: UIControl, _ scroll: UIScrollView) {
    do {
      let s = UISwitch(); s.isOn = true; s.setOn(false, animated: true);
      s.onTintColor = .systemGreen
    }
    do {
      let s = UISlider(); s.minimumValue = 0; s.maximumValue = 100; s.value = 50;
      s.setValue(20, animated: true)
    }
    do {
      let s = UISegmentedControl(items: ["A", "B"]); s.selectedSegmentIndex = 0;
      s.setTitle("C", forSegmentAt: 1)
    }
    do { let s = UIStepper(); s.value = 2; s.stepValue = 1; s.maximumValue = 9 }
    do {
      let c = UIRefreshControl();
      c.addAction(UIAction { _ in c.endRefreshing() }, for: .valueChanged);
      scroll.refreshControl = c
    }
    do {
      control.isHighlighted = true;
      if control.state.contains(.highlighted) { control.isEnabled = false }
    }
    do { let events: UIControl.Event = [.touchUpInside, .valueChanged]; _ = events }
  }
}
