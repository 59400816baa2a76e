import ResponderTestKit
import Widgets

/// A namespace for creating images of exhibits on a stage.
@MainActor package enum Studio {
  /// An image, with the problems of its texts.
  package struct Rendering {
    /// The image of the exhibit.
    package let image: Image
    /// The problems of the texts, one sentence each.
    package let problems: [String]
    /// The line height of each text, in points, by text.
    package let lineHeights: [String: Double]
  }

  /// The margin around a view, in points.
  package static let margin = 16.0
  /// The maximum height of an image, in points.
  private static let greatestHeight = 2000.0
  /// Returns the factor for the image's size. Larger texts need more space, but less than in proportion.
  private static func growth(_ appearance: ExhibitAppearance) -> Double {
    appearance.textScale > 1 ? 1.5 : 1
  }

  /// Returns the image of an exhibit.
  package static func rendering(of exhibit: Exhibit, appearance: ExhibitAppearance) -> Rendering {
    let stage = stage(showing: exhibit, appearance: appearance)
    let ledger = TextLedger()
    let image = ledger.listen { Self.image(of: stage) }
    var problems = ledger.problems(
      scrollers: scrollers(in: stage.window), scrolled: exhibit.scrolled,
      checksOverlap: exhibit.checksOverlap)
    check(stage.window, &problems)
    return Rendering(image: image, problems: problems, lineHeights: ledger.lineHeights)
  }

  /// Returns the views with an edge between two pixels, each by its class and frame.
  package static func framesBetweenPixels(of exhibit: Exhibit, appearance: ExhibitAppearance)
    -> [String]
  {
    let stage = stage(showing: exhibit, appearance: appearance)
    var found: [String] = []
    collectFrames(in: stage.window, appearance.scale, &found)
    return found
  }

  private static func collectFrames(in view: View, _ scale: Double, _ found: inout [String]) {
    for subview in view.subviews where !subview.isHidden && subview.alpha > 0 {
      // A rotated or scaled view has edges between pixels by intention.
      guard subview.transform.isIdentity else { continue }
      let frame = subview.frame
      let isWhole = [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy { edge in
        (edge * scale - (edge * scale).rounded()).magnitude < 1e-6
      }
      if !isWhole { found.append("\(type(of: view)) > \(type(of: subview)) \(frame)") }
      collectFrames(in: subview, scale, &found)
    }
  }

  private static func stage(showing exhibit: Exhibit, appearance: ExhibitAppearance) -> Stage {
    let width = exhibit.width * growth(appearance)
    let height = exhibit.height.map { $0 * growth(appearance) }
    let stage = Stage(
      size: Size(width: width, height: height ?? greatestHeight), scale: appearance.scale,
      hasTitleBar: exhibit.name == "Window")
    stage.application.apply(
      SystemAppearance(
        colorScheme: appearance.isDark ? .dark : .light, textScale: appearance.textScale))
    if appearance.isMirrored { stage.application.userInterfaceLayoutDirection = .rightToLeft }
    show(exhibit, on: stage)
    stage.advance(by: 1)
    exhibit.act(stage)
    stage.advance(by: 1)
    stage.render()
    return stage
  }

  private static func show(_ exhibit: Exhibit, on stage: Stage) {
    let root = ViewController()
    switch exhibit.make(stage) {
    case .controller(let controller):
      stage.window.rootViewController = controller
    case .bare(let view): show(view, margin: 0, exhibit, root, on: stage)
    case .view(let view): show(view, margin: margin, exhibit, root, on: stage)
    }
  }

  private static func show(
    _ view: View, margin: Double, _ exhibit: Exhibit, _ root: ViewController, on stage: Stage
  ) {
    root.view.backgroundColor = .systemGroupedBackground
    stage.window.rootViewController = root
    root.view.addSubview(view)
    stage.render()
    var size = stage.window.bounds.size
    let inner = size.width - 2 * margin
    if exhibit.height == nil {
      view.frame = Rect(x: margin, y: margin, width: inner, height: 100)
      stage.render()
      let wanted = view.sizeThatFits(Size(width: inner, height: 0)).height.rounded(.up)
      size.height = wanted + 2 * margin
      stage.resize(to: size)
    }
    view.frame = Rect(x: margin, y: margin, width: inner, height: size.height - 2 * margin)
    stage.render()
  }

  /// Returns an image of the window and of the popups over it.
  private static func image(of stage: Stage) -> Image {
    let window = stage.snapshot()
    let popups = stage.popups.map { (image: $0.snapshot(), frame: $0.frame) }
    if popups.isEmpty { return window }
    let size = stage.window.bounds.size
    return ImageRenderer(size: size, scale: window.scale).image { context in
      context.draw(window, in: Rect(origin: .zero, size: size))
      for popup in popups {
        let radius = stage.window.theme.metrics.menuCornerRadius
        context.saveState()
        context.setShadow(
          offset: Size(width: 0, height: 3), blur: 10, color: Color(white: 0, alpha: 0.35))
        context.fillRoundedRect(
          popup.frame, cornerRadius: radius,
          color: stage.window.theme[.secondarySystemGroupedBackground])
        context.restoreState()
        context.saveState()
        context.clip(to: popup.frame, cornerRadius: radius)
        context.draw(popup.image, in: popup.frame)
        context.restoreState()
      }
    }
  }

  /// Returns the frames of the views whose content can be scrolled or turned, in window coordinates.
  private static func scrollers(in view: View) -> [Rect] {
    let own = view is ScrollView || view is PickerView ? [view.convert(view.bounds, to: nil)] : []
    return own + view.subviews.filter { !$0.isHidden }.flatMap { scrollers(in: $0) }
  }

  /// Adds a problem for each label that is too small for its text.
  private static func check(_ view: View, _ problems: inout [String]) {
    if let label = view as? Label, let text = label.text, !text.isEmpty, label.alpha > 0,
      !label.adjustsFontSizeToFitWidth
    {
      let room = label.bounds.size
      let needed = label.sizeThatFits(
        Size(width: label.numberOfLines == 1 ? 10_000 : room.width, height: 10_000))
      if needed.width > room.width + 0.5 || needed.height > room.height + 0.5 {
        problems.append("the label “\(text)” needs \(needed) and has \(room)")
      }
    }
    for subview in view.subviews where !subview.isHidden { check(subview, &problems) }
  }
}
