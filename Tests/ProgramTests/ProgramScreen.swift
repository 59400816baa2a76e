import Foundation
import ResponderTestKit
import Testing
import WindowResponder

/// The first view controller of a program on a stage. Its views are found by their labels.
@MainActor struct ProgramScreen {
  let stage: Stage

  /// The sizes of a phone's and of a desktop's window, in points.
  nonisolated static let sizes = [Size(width: 390, height: 780), Size(width: 1100, height: 760)]

  init(_ controller: ViewController, size: Size, isRightToLeft: Bool = false) {
    stage = Stage(size: size)
    if isRightToLeft {
      stage.window.traitOverrides.layoutDirection = .rightToLeft
    }
    stage.window.rootViewController = controller
    stage.render()
    settle()
  }

  /// Advances the time until animations have ended.
  func settle() {
    stage.advance(by: 1.2)
    stage.render()
  }

  /// The visible views, from back to front.
  var views: [View] {
    func all(in view: View) -> [View] {
      view.isHidden || view.alpha < 0.01 ? [] : [view] + view.subviews.flatMap(all)
    }
    return all(in: stage.window)
  }

  /// Returns the frontmost view of a type with an accessibility label that is, or otherwise contains, the
  /// given text.
  func view<Kind: View>(_ type: Kind.Type = View.self, labelled words: String) -> Kind? {
    let candidates = views.compactMap { $0 as? Kind }
    return candidates.last { $0.accessibilityLabel == words }
      ?? candidates.last { $0.accessibilityLabel?.contains(words) ?? false }
  }

  func frame(of view: View) -> Rect { view.convert(view.bounds, to: nil) }

  /// Taps the center of the view with a label.
  func tap(_ words: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let view = view(labelled: words) else {
      Issue.record("nothing says \(words)", sourceLocation: sourceLocation)
      return
    }
    let frame = frame(of: view)
    stage.tap(at: Point(x: frame.midX, y: frame.midY))
    settle()
  }

  /// Returns the texts of the visible labels that reach beyond the window's left or right edge.
  func labelsOutside() -> [String] {
    let room = stage.window.bounds
    return views.compactMap { view in
      guard let label = view as? Label, let text = label.text, !text.isEmpty else { return nil }
      let frame = frame(of: label)
      guard frame.intersects(room), frame.maxY <= room.maxY, frame.minY >= 0 else { return nil }
      return frame.minX < -0.5 || frame.maxX > room.maxX + 0.5 ? text : nil
    }
  }

  /// Writes an image of the window to the folder in the environment variable `PROGRAM_PICTURES`, if there is
  /// one.
  func saveImage(_ name: String) {
    guard let folder = ProcessInfo.processInfo.environment["PROGRAM_PICTURES"] else { return }
    let direction = stage.window.traitCollection.layoutDirection == .rightToLeft ? "-rtl" : ""
    let file = "\(folder)/\(name)-\(Int(stage.window.bounds.width))\(direction).png"
    try? Data(stage.snapshot().pngData()).write(to: URL(fileURLWithPath: file))
  }
}
