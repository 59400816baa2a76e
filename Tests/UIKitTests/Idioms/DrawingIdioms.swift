// swift-format-ignore-file: NeverForceUnwrap

import UIKit

/// One-line idioms of daily UIKit code, about Drawing. They have to compile.
@MainActor private enum DrawingIdioms {
  static func part1(_ view: UIView) {
    do {
      let p = UIBezierPath(); p.move(to: .zero); p.addLine(to: CGPoint(x: 1, y: 1)); p.close();
      p.lineWidth = 2
    }
    do {
      let p = UIBezierPath(
        roundedRect: view.bounds, byRoundingCorners: [.topLeft, .topRight],
        cornerRadii: CGSize(width: 8, height: 8));
      _ = p.cgPath
    }
    do {
      let p = UIBezierPath(
        arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true);
      p.fill(); p.stroke()
    }
    do {
      let p = UIBezierPath(ovalIn: view.bounds); p.addClip();
      p.append(UIBezierPath(rect: view.bounds).reversing())
    }
    do {
      let p = UIBezierPath(); p.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero);
      p.addQuadCurve(to: .zero, controlPoint: .zero); p.apply(CGAffineTransform(scaleX: 1, y: 2));
      _ = p.contains(.zero)
    }
    do { let dashes: [CGFloat] = [4, 2]; UIBezierPath().setLineDash(dashes, count: 2, phase: 0) }
    do {
      let p = CGMutablePath(); p.move(to: .zero); p.addLine(to: .zero);
      p.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: true);
      p.closeSubpath()
    }
    do {
      let c = UIGraphicsGetCurrentContext(); c?.saveGState(); c?.setFillColor(UIColor.red.cgColor);
      c?.fill(view.bounds); c?.restoreGState()
    }
    do {
      let c = UIGraphicsGetCurrentContext()!; c.setStrokeColor(UIColor.red.cgColor);
      c.setLineWidth(2); c.move(to: .zero); c.addLine(to: CGPoint(x: 1, y: 1)); c.strokePath()
    }
    do {
      let c = UIGraphicsGetCurrentContext()!; c.addEllipse(in: view.bounds); c.fillPath();
      c.translateBy(x: 1, y: 1); c.scaleBy(x: 1, y: -1); c.rotate(by: .pi); c.setAlpha(0.5);
      c.setLineCap(.round); c.setShadow(offset: .zero, blur: 2); c.clip(to: view.bounds)
    }
  }

  static func part2(_ view: UIView, _ target: IdiomTarget) {
    do { UIRectFill(view.bounds) }
    do {
      let l = CADisplayLink(target: target, selector: IdiomTarget.tick2);
      l.add(to: .main, forMode: .common); l.invalidate()
    }
  }
}
