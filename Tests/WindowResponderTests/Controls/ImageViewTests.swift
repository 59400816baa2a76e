import ResponderTestKit
import Testing

@MainActor @Suite(.serialized) struct ImageViewTests {
  let stage = Stage(size: Size(width: 100, height: 100))

  /// An image with a red left half and a blue right half.
  private let halves = ImageRenderer(size: Size(width: 40, height: 20)).image { context in
    context.fill(Rect(x: 0, y: 0, width: 20, height: 20), color: .red)
    context.fill(Rect(x: 20, y: 0, width: 20, height: 20), color: .blue)
  }

  init() { stage.window.backgroundColor = .white }

  private func show(_ mode: View.ContentMode) -> ImageView {
    let view = ImageView(image: halves)
    view.frame = Rect(x: 0, y: 0, width: 80, height: 80)
    view.contentMode = mode
    stage.window.addSubview(view)
    return view
  }

  private func pixel(_ x: Int, _ y: Int) -> Color { stage.snapshot().pixel(x: x, y: y) }

  @Test("round corners cut the image off where the view clips, and only there")
  func roundCorners() {
    let view = show(.scaleToFill)
    view.layer.cornerRadius = 20
    #expect(pixel(1, 1) == .red)
    view.clipsToBounds = true
    #expect(pixel(1, 1) == .white)
    #expect(pixel(78, 78) == .white)
    #expect(pixel(20, 1) == .red)
    #expect(pixel(60, 40) == .blue)
  }

  @Test("an image view made from an image has its size")
  func size() {
    let view = ImageView(image: halves)
    #expect(view.frame == Rect(x: 0, y: 0, width: 40, height: 20))
    #expect(view.intrinsicContentSize == Size(width: 40, height: 20))
    #expect(view.sizeThatFits(.zero) == Size(width: 40, height: 20))
    let empty = ImageView(image: nil)
    #expect(empty.frame == .zero)
    #expect(empty.intrinsicContentSize.width == View.noIntrinsicMetric)
  }

  @Test("scaleToFill stretches to the bounds")
  func scaleToFill() {
    _ = show(.scaleToFill)
    #expect(pixel(5, 5) == .red && pixel(5, 75) == .red)
    #expect(pixel(75, 5) == .blue && pixel(75, 75) == .blue)
  }

  @Test("scaleAspectFit keeps the shape and shows all")
  func scaleAspectFit() {
    _ = show(.scaleAspectFit)
    #expect(pixel(40, 10) == .white && pixel(40, 70) == .white)
    #expect(pixel(5, 40) == .red && pixel(75, 40) == .blue)
  }

  @Test("scaleAspectFill keeps the shape and fills all, cut off where it clips")
  func scaleAspectFill() {
    let view = show(.scaleAspectFill)
    #expect(pixel(5, 5) == .red && pixel(75, 75) == .blue)
    view.clipsToBounds = true
    #expect(pixel(90, 40) == .white)
  }

  @Test("the other modes put the image in its own size")
  func places() {
    let view = show(.center)
    #expect(pixel(30, 40) == .red && pixel(50, 40) == .blue && pixel(10, 40) == .white)
    view.contentMode = .topLeft
    #expect(pixel(5, 5) == .red && pixel(45, 5) == .white)
    view.contentMode = .bottomRight
    #expect(pixel(75, 75) == .blue && pixel(35, 75) == .white)
    view.contentMode = .top
    #expect(pixel(30, 5) == .red && pixel(30, 25) == .white)
    view.contentMode = .left
    #expect(pixel(5, 40) == .red && pixel(5, 15) == .white)
  }

  @Test("content modes have UIKit's values")
  func modeValues() {
    let modes: [View.ContentMode] = [
      .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left,
      .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
    ]
    #expect(modes.map(\.rawValue) == Array(0...12))
  }

  @Test("templates are drawn in the tint colour")
  func templates() {
    let view = show(.scaleToFill)
    view.image = halves.withRenderingMode(.alwaysTemplate)
    view.tintColor = .green
    #expect(pixel(5, 40) == .green && pixel(75, 40) == .green)
  }

  @Test("while highlighted it shows the highlighted image, where there is one")
  func highlighted() {
    let view = show(.scaleToFill)
    view.isHighlighted = true
    #expect(pixel(5, 40) == .red)
    view.highlightedImage = ImageRenderer(size: Size(width: 1, height: 1)).image { context in
      context.fill(Rect(x: 0, y: 0, width: 1, height: 1), color: .green)
    }
    #expect(pixel(5, 40) == .green)
    view.isHighlighted = false
    #expect(pixel(5, 40) == .red)
  }

  @Test("nil shows nothing")
  func nothing() {
    let view = show(.scaleToFill)
    view.image = nil
    #expect(pixel(5, 40) == .white)
  }
}
