// swift-format-ignore-file: NeverForceUnwrap

import UIKit

/// One-line idioms of daily UIKit code, about Notifications and Foundation. They have to compile.
@MainActor private enum NotificationsAndFoundationIdioms {
  static func part1(_ target: IdiomTarget) {
    do {
      NotificationCenter.default.addObserver(
        target, selector: IdiomTarget.note, name: UIResponder.keyboardWillShowNotification,
        object: nil)
    }
    do { NotificationCenter.default.removeObserver(target) }
    do {
      NotificationCenter.default.removeObserver(
        target, name: UIResponder.keyboardWillHideNotification, object: nil)
    }
    do {
      NotificationCenter.default.post(name: Notification.Name("x"), object: nil, userInfo: ["a": 1])
    }
    do {
      let n = Notification(name: UIResponder.keyboardWillShowNotification);
      let f = (n.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue; _ = f
    }
    do {
      let n = Notification(name: UIResponder.keyboardWillShowNotification);
      let f = n.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect; _ = f?.height
    }
    do {
      let n = Notification(name: UIResponder.keyboardWillShowNotification);
      let d = n.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0.25;
      _ = d
    }
    do {
      let n = Notification(name: UIResponder.keyboardWillShowNotification);
      let d = n.userInfo![UIResponder.keyboardAnimationCurveUserInfoKey] as! NSNumber;
      _ = UIView.AnimationOptions(rawValue: UInt(d.intValue << 16))
    }
    do {
      let t = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in timer.invalidate()
      }; _ = t.isValid
    }
    do {
      let t = Timer.scheduledTimer(
        timeInterval: 1, target: target, selector: IdiomTarget.tick, userInfo: nil, repeats: true);
      t.tolerance = 0.1; t.invalidate()
    }
  }

  static func part2(_ view: UIView) {
    do {
      let t = Timer(timeInterval: 1, repeats: false) { _ in };
      RunLoop.current.add(t, forMode: .common); t.invalidate()
    }
    do { var t: Timer?; t?.invalidate(); t = nil; _ = t }
    do { DispatchQueue.main.async { view.alpha = 1 } }
    do { DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { view.alpha = 1 } }
    do { Task { @MainActor in view.alpha = 1 } }
    do { let d: TimeInterval = 0.3; UIView.animate(withDuration: d) {} }
    do { let p = IndexPath(row: 1, section: 2); _ = p.row + p.section + p.item }
    do { let paths: [IndexPath] = [IndexPath(item: 0, section: 0)]; _ = paths.map(\.item) }
    do {
      let s = ("x" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]);
      _ = s.width
    }
    do {
      let r = ("x" as NSString).boundingRect(
        with: CGSize(width: 10, height: CGFloat.greatestFiniteMagnitude),
        options: [.usesLineFragmentOrigin, .usesFontLeading],
        attributes: [.font: UIFont.systemFont(ofSize: 12)], context: nil);
      _ = ceil(r.height)
    }
  }

  static func part3() {
    do {
      let h = "x".boundingRect(
        with: CGSize(width: 10, height: CGFloat.infinity), options: .usesLineFragmentOrigin,
        attributes: nil, context: nil
      ).height; _ = h
    }
    do { "x".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 12)]) }
    do { ("x" as NSString).draw(in: CGRect(x: 0, y: 0, width: 1, height: 1), withAttributes: nil) }
    do { NSAttributedString(string: "x").draw(at: .zero) }
    do {
      let p = NSMutableParagraphStyle(); p.lineSpacing = 4; p.alignment = .center;
      p.lineBreakMode = .byWordWrapping; p.firstLineHeadIndent = 3
    }
    do {
      let a = NSTextAttachment(); a.image = UIImage(systemName: "star");
      a.bounds = CGRect(x: 0, y: -2, width: 10, height: 10); _ = NSAttributedString(attachment: a)
    }
    do {
      let s = NSShadow(); s.shadowColor = UIColor.black;
      s.shadowOffset = CGSize(width: 1, height: 1); s.shadowBlurRadius = 2
    }
    do {
      let a: [NSAttributedString.Key: Any] = [
        .underlineStyle: NSUnderlineStyle.single.rawValue,
        .strikethroughStyle: NSUnderlineStyle.single.rawValue,
      ]
        ;
      _ = a
    }
    do { let v = NSValue(cgPoint: .zero); _ = v.cgPointValue }
    do { let a = CGFloat(3) * .pi; _ = Int(a); _ = CGFloat(Int(a)); _ = Double(a) }
  }

  static func part4() {
    do { let p = CGPoint(x: 1, y: 2); let q = CGPoint(x: 1.0, y: 2.0); _ = p == q }
    do {
      let r = CGRect(x: 0, y: 0, width: 10, height: 10).insetBy(dx: 1, dy: 1).offsetBy(dx: 1, dy: 1)
        .union(.zero).intersection(.zero).integral;
      _ = (r.minX, r.midY, r.maxX, r.isEmpty)
    }
    do {
      let r = CGRect(origin: .zero, size: CGSize(width: 1, height: 1)).inset(
        by: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1));
      _ = r
    }
    do { let v = CGVector(dx: 1, dy: 1); _ = v }
    do { let u = UserDefaults.standard.bool(forKey: "x"); _ = u }
    do { let f = DateFormatter(); f.dateStyle = .medium; _ = f.string(from: Date()) }
    do { let s = String(format: "%.2f", 1.5); _ = s }
    do { let l = NSLocalizedString("x", comment: ""); _ = l }
    do { let d = try? Data(contentsOf: URL(fileURLWithPath: "/x")); _ = d }
    do { let j = try? JSONSerialization.jsonObject(with: Data()); _ = j }
  }

  static func part5() {
    do {
      let m = NSMutableAttributedString(); m.append(NSAttributedString(string: "x")); _ = m.length
    }
    do {
      let a = NSAttributedString(string: "abc");
      a.enumerateAttributes(in: NSRange(location: 0, length: 3), options: []) { _, _, _ in }
    }
    do { let r = NSRange("abc".range(of: "b")!, in: "abc"); _ = r.location }
    do { let o = OperationQueue.main; o.addOperation {} }
  }
}
