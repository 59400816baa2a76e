import Testing

@testable import ResponderTestKit
@testable import WindowResponder

@MainActor @Suite(.serialized) struct StackPixelTests {
  /// Creates a stack of views with the given lengths along the axis, 20.7 points across it, with a spacing of
  /// 7.3 points.
  private func makeStack(_ axis: LayoutAxis, in size: Size, _ lengths: [Double]) -> StackView {
    let stack = StackView(frame: Rect(origin: .zero, size: size))
    stack.axis = axis
    stack.spacing = 7.3
    for length in lengths {
      stack.addArrangedSubview(
        OddView(
          axis == .horizontal
            ? Size(width: length, height: 20.7) : Size(width: 20.7, height: length)))
    }
    return stack
  }

  private func isWhole(_ place: Double, _ scale: Double) -> Bool {
    (place * scale - (place * scale).rounded()).magnitude < 1e-6
  }

  @Test(
    "T3: a stack's views begin and end on device pixels, in each arrangement and at each scale",
    arguments: [1, 1.5, 2, 1.25])
  func edges(scale: Double) {
    let stage = Stage(size: Size(width: 480, height: 480), scale: scale)
    let distributions: [StackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    let alignments: [StackView.Alignment] = [
      .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
    ]
    for axis in [LayoutAxis.horizontal, .vertical] {
      for distribution in distributions {
        for alignment in alignments {
          // 444 is a whole number of pixels at each of the scales. The lengths 300.3, 200.2 and 55.5 do not
          // fit.
          for lengths in [[31.3, 77.7, 12.1], [10, 10, 10, 10, 10], [300.3, 200.2, 55.5], [40]] {
            for mirrors in [false, true] {
              let stack = makeStack(axis, in: Size(width: 444, height: 444), lengths)
              stack.distribution = distribution
              stack.alignment = alignment
              stack.semanticContentAttribute = mirrors ? .forceRightToLeft : .unspecified
              stage.window.addSubview(stack)
              stack.layoutIfNeeded()
              let frames = stack.arrangedSubviews.map(\.frame)
              for frame in frames {
                #expect(
                  [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy {
                    isWhole($0, scale)
                  },
                  "\(frame) in \(axis) \(distribution) \(alignment) at \(scale)")
              }
              let isRow = axis == .horizontal
              let ends = frames.map { isRow ? ($0.minX, $0.maxX) : ($0.minY, $0.maxY) }
              #expect(
                lengths.count == 1
                  || ends.map(\.0).min() == 0
                    && ((ends.map(\.1).max() ?? 0) - 444).magnitude < 1e-9
              )
              stack.removeFromSuperview()
            }
          }
        }
      }
    }
  }

  @Test("texts of all sizes are drawn on one line, to the pixel")
  func drawnBaselines() {
    let stack = StackView(frame: Rect(x: 0, y: 0, width: 300, height: 100))
    let labels = [11.0, 13, 15, 17, 20, 24, 34].map { size in
      let label = Label(text: "H")
      label.font = .systemFont(ofSize: size)
      stack.addArrangedSubview(label)
      return label
    }
    for alignment in [StackView.Alignment.firstBaseline, .lastBaseline] {
      stack.alignment = alignment
      stack.layoutIfNeeded()
      let lines = labels.map { $0.frame.minY + $0.firstBaseline(for: $0.frame.size).rounded() }
      #expect(Set(lines).count == 1, "\(lines)")
    }
  }

  @Test(
    "T3: three equal views of 446 points are whole, fill the room, and differ by a pixel at most")
  func thirds() {
    let stack = makeStack(.horizontal, in: Size(width: 446, height: 20), [10, 20, 30])
    stack.distribution = .fillEqually
    stack.spacing = 6
    stack.layoutIfNeeded()
    let frames = stack.arrangedSubviews.map(\.frame)
    #expect(frames.map(\.width) == [145, 144, 145])
    #expect(frames.map(\.minX) == [0, 151, 301])
  }

  @Test(
    "T3: equal centres leave the least space beside a long view, and the rest still fills the room")
  func longView() {
    let stack = makeStack(.horizontal, in: Size(width: 444, height: 20), [300, 40, 40])
    stack.distribution = .equalCentering
    stack.spacing = 8
    stack.layoutIfNeeded()
    let frames = stack.arrangedSubviews.map(\.frame)
    #expect(frames.map(\.minX) == [0, 308, 404])
    #expect(frames.map(\.width) == [300, 40, 40])
  }

  @Test("T3: a view keeps the room for what it asks for, rounded up to pixels")
  func intrinsic() {
    for scale in [1, 1.5, 2] {
      let stage = Stage(size: Size(width: 480, height: 100), scale: scale)
      let stack = makeStack(.horizontal, in: Size(width: 450, height: 30), [33.01, 12.3, 50.2])
      stack.distribution = .equalSpacing
      stack.alignment = .center
      stage.window.addSubview(stack)
      stack.layoutIfNeeded()
      for (view, wanted) in zip(stack.arrangedSubviews, [33.01, 12.3, 50.2]) {
        #expect(view.frame.width >= wanted && view.frame.height >= 20.7)
      }
      let fitting = stack.sizeThatFits(Size(width: 480, height: 100))
      #expect(isWhole(fitting.height, scale) && fitting.width >= 33.01 + 12.3 + 50.2 + 2 * 7.3)
    }
  }

  @Test("T3: views are on the pixels of another scale once the window has that")
  func otherScale() {
    let stage = Stage(size: Size(width: 446, height: 100), scale: 1)
    let stack = makeStack(.horizontal, in: Size(width: 446, height: 30), [10, 10, 10])
    stack.distribution = .fillEqually
    stack.spacing = 6
    stage.window.addSubview(stack)
    stage.render()
    stage.display.scale = 2
    if let surface = stage.surface { stage.application.surface(surface, didChangeScale: 2) }
    stage.render()
    #expect(stack.arrangedSubviews.allSatisfy { isWhole($0.frame.maxX, 2) })
    #expect(stack.arrangedSubviews.contains { !isWhole($0.frame.maxX, 1) })
  }
}

private final class OddView: View {
  let size: Size
  init(_ size: Size) {
    self.size = size
    super.init(frame: .zero)
  }
  override var intrinsicContentSize: Size { size }
}
