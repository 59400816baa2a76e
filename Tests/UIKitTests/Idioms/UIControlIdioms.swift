// swift-format-ignore-file: NeverForceUnwrap

import UIKit

/// One-line idioms of daily UIKit code, about UIControl. They have to compile.
@MainActor private enum UIControlIdioms {
  static func part1() {
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
    do {
      let s = UISegmentedControl(items: ["A"]);
      s.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    }
    do { let s = UIStepper(); s.value = 2; s.stepValue = 1; s.maximumValue = 9 }
    do {
      let p = UIProgressView(progressViewStyle: .default); p.progress = 0.5;
      p.setProgress(0.7, animated: true)
    }
    do {
      let p = UIPageControl(); p.numberOfPages = 3; p.currentPage = 1;
      p.pageIndicatorTintColor = .gray
    }
    do {
      let a = UIActivityIndicatorView(style: .medium); a.startAnimating();
      a.hidesWhenStopped = true; a.stopAnimating()
    }
    do {
      let d = UIDatePicker(); d.datePickerMode = .date; d.preferredDatePickerStyle = .wheels;
      d.date = Date()
    }
    do {
      let p = UIPickerView(); p.reloadAllComponents();
      p.selectRow(1, inComponent: 0, animated: false)
    }
  }

  static func part2(_ control: UIControl, _ scroll: UIScrollView) {
    do {
      let c = UIRefreshControl();
      c.addAction(UIAction { _ in c.endRefreshing() }, for: .valueChanged);
      scroll.refreshControl = c
    }
    do {
      let s = UISearchBar(); s.placeholder = "Search"; s.searchBarStyle = .minimal; s.text = "x";
      s.showsCancelButton = true
    }
    do {
      control.isHighlighted = true;
      if control.state.contains(.highlighted) { control.isEnabled = false }
    }
    do { let events: UIControl.Event = [.touchUpInside, .valueChanged]; _ = events }
  }
}
