// swift-format-ignore-file: NeverForceUnwrap

import UIKit

/// One-line idioms of daily UIKit code, about UIApplication, window, device. They have to compile.
@MainActor private enum UIApplicationWindowDeviceIdioms {
  static func part1() {
    do { UIApplication.shared.isIdleTimerDisabled = true }
    do {
      if let url = URL(string: "https://example.org"), UIApplication.shared.canOpenURL(url) {
        UIApplication.shared.open(url)
      }
    }
    do {
      UIApplication.shared.open(
        URL(string: "https://example.org")!, options: [:], completionHandler: nil)
    }
    do { let w = UIApplication.shared.windows.first { $0.isKeyWindow }; _ = w?.rootViewController }
    do {
      let s = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap {
        $0.windows
      }.first { $0.isKeyWindow }; _ = s
    }
    do {
      let s = UIApplication.shared.connectedScenes.first as? UIWindowScene;
      _ = s?.statusBarManager?.statusBarFrame.height
    }
    do {
      if UIApplication.shared.applicationState == .active {
        UIApplication.shared.applicationIconBadgeNumber = 0
      }
    }
    do { UIApplication.shared.sendAction(.cut, to: nil, from: nil, for: nil) }
    do { let d = UIApplication.shared.delegate; _ = d }
    do {
      let t = UIApplication.shared.beginBackgroundTask(expirationHandler: nil);
      UIApplication.shared.endBackgroundTask(t)
    }
  }

  static func part2(_ controller: UIViewController, _ window: UIWindow) {
    do {
      var t: UIBackgroundTaskIdentifier = .invalid;
      t = UIApplication.shared.beginBackgroundTask(withName: "x") { t = .invalid }; _ = t
    }
    do { let c = UIApplication.shared.preferredContentSizeCategory; _ = c >= .accessibilityMedium }
    do {
      let w = UIWindow(frame: UIScreen.main.bounds); w.rootViewController = controller;
      w.makeKeyAndVisible()
    }
    do {
      window.windowLevel = .alert; window.overrideUserInterfaceStyle = .light;
      window.isHidden = true
    }
    do { let b = UIScreen.main.bounds.width / UIScreen.main.scale; _ = b }
    do { let p = 1 / UIScreen.main.scale; _ = p }
    do { let i = UIDevice.current.userInterfaceIdiom == .pad; _ = i }
    do {
      let n = UIDevice.current.name + UIDevice.current.systemVersion + UIDevice.current.model; _ = n
    }
    do { let l = UIDevice.current.orientation.isLandscape; _ = l }
    do { let u = UIDevice.current.identifierForVendor?.uuidString; _ = u }
  }

  static func part3(_ view: UIView) {
    do { UIDevice.current.isBatteryMonitoringEnabled = true; _ = UIDevice.current.batteryLevel }
    do { UIImpactFeedbackGenerator(style: .medium).impactOccurred() }
    do { let g = UISelectionFeedbackGenerator(); g.prepare(); g.selectionChanged() }
    do { UINotificationFeedbackGenerator().notificationOccurred(.success) }
    do { UIAccessibility.post(notification: .announcement, argument: "x") }
    do {
      if UIAccessibility.isVoiceOverRunning || UIAccessibility.isReduceMotionEnabled {
        view.alpha = 1
      }
    }
    do { UIPasteboard.general.string = "x"; _ = UIPasteboard.general.hasStrings }
    do {
      UIPasteboard.general.url = URL(string: "https://example.org");
      UIPasteboard.general.image = nil
    }
    do { let g = UIApplication.shared.supportsMultipleScenes; _ = g }
    do { let u = UITraitCollection.current.userInterfaceStyle; _ = u }
  }

  static func part4() {
    do { let t = UITraitCollection(userInterfaceStyle: .dark); _ = t }
  }
}
