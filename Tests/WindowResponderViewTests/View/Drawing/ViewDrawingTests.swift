import ResponderTestKit
import Testing

@testable import WindowResponder

/// Tests of views that draw in the current context.
@Suite("Drawing on the current context") @MainActor struct ViewDrawingTests {
  private final class Dot: View {
    var rects: [Rect] = []
    override func draw(_ rect: Rect) {
      rects.append(rect)
      Color.red.setFill()
      Path(rect: rect.insetBy(dx: 10, dy: 10)).fill()
    }
  }

  private final class FramedLabel: Label {
    override func draw(_ rect: Rect) {
      super.draw(rect)
      Color.blue.setStroke()
      Path(rect: rect.insetBy(dx: 1, dy: 1)).stroke()
    }
  }

  private final class Both: View {
    var calls: [String] = []
    override func draw(_ rect: Rect) {
      calls.append("plain")
      super.draw(rect)
    }
    override func draw(_ rect: Rect, in context: GraphicsContext) {
      calls.append("context")
      #expect(GraphicsContext.current === context)
    }
  }

  @Test("K9: a view that overrides draw(_:) alone is called once a frame, with its bounds")
  func oncePerFrame() throws {
    let stage = Stage(size: Size(width: 100, height: 100))
    let dot = Dot(frame: Rect(x: 0, y: 0, width: 60, height: 60))
    stage.window.addSubview(dot)
    stage.render()
    #expect(dot.rects == [dot.bounds])
    #expect(stage.snapshot().pixel(x: 30, y: 30) == .red)
    dot.rects = []
    dot.setNeedsDisplay(Rect(x: 0, y: 0, width: 5, height: 5))
    dot.setNeedsDisplay(Rect(x: 50, y: 50, width: 5, height: 5))
    stage.render()
    #expect(dot.rects == [dot.bounds])
    #expect(GraphicsContext.current == nil)
  }

  @Test("A label's own drawing comes with super, and nothing of it without")
  func superDraws() {
    let label = FramedLabel(frame: Rect(x: 0, y: 0, width: 60, height: 30))
    label.text = "Frame"
    label.textColor = .black
    let image = ImageRenderer(size: label.bounds.size).image { _ in
      label.drawHierarchy(in: label.bounds, afterScreenUpdates: true)
    }
    var ink = 0
    for x in 4..<56 { for y in 4..<26 where image.pixel(x: x, y: y).alpha > 0.5 { ink += 1 } }
    #expect(ink > 30)
    #expect(image.pixel(x: 30, y: 1).blue > 0.3)
  }

  @Test("The base class's draw(_:) calls draw(_:in:) with the current context")
  func bothOverrides() {
    let view = Both(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    _ = ImageRenderer(size: view.bounds.size).image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
    }
    #expect(view.calls == ["plain", "context"])
    view.calls = []
    view.draw(view.bounds)
    #expect(view.calls == ["plain"])
  }

  @Test("A view that draws nothing is known as such, also where it has an empty override")
  func plainDrawing() {
    final class Empty: View {
      override func draw(_ rect: Rect) { super.draw(rect) }
    }
    let views = [Empty(frame: Rect(x: 0, y: 0, width: 10, height: 10)), FramedLabel()]
    _ = ImageRenderer(size: Size(width: 10, height: 10)).image { context in
      for view in views { view.renderOnto(context) }
    }
    #expect(views[0].isCheapToDraw)
    final class Drawn: View {
      override func draw(_ rect: Rect) {
        super.draw(rect)
        Color.red.setFill()
        GraphicsContext.current?.fill(rect)
      }
    }
    let drawn = Drawn(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    _ = ImageRenderer(size: Size(width: 10, height: 10)).image { drawn.renderOnto($0) }
    #expect(!drawn.isCheapToDraw)
  }

  @Test("A snapshot looks as the view did, and stays so")
  func snapshots() throws {
    let view = View(frame: Rect(x: 5, y: 5, width: 20, height: 10))
    view.backgroundColor = .red
    let part = View(frame: Rect(x: 10, y: 0, width: 10, height: 10))
    part.backgroundColor = .blue
    view.addSubview(part)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(snapshot.frame == Rect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = .green
    let image = ImageRenderer(size: Size(width: 20, height: 10), scale: 1).image { _ in
      snapshot.drawHierarchy(in: snapshot.bounds, afterScreenUpdates: false)
    }
    #expect(image.pixel(x: 5, y: 5) == .red)
    #expect(image.pixel(x: 15, y: 5) == .blue)
    let cut = try #require(
      view.resizableSnapshotView(
        from: Rect(x: 10, y: 0, width: 10, height: 10), afterScreenUpdates: false,
        withCapInsets: .zero) as? SnapshotView)
    #expect(cut.image?.pixel(x: 5, y: 5) == .blue)
    #expect(View().snapshotView(afterScreenUpdates: true) == nil)
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
  }
}
