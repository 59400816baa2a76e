import Testing

@testable import ResponderGraphics
@testable import WindowResponder

@Suite("Shadows of what is drawn") @MainActor struct DropShadowTests {
  @Test("A shadow without blur is the shape, moved in points of the canvas")
  func hardShadow() {
    let image = drawing { context in
      context.setShadow(offset: Size(width: 5, height: 10), blur: 0, color: .blue)
      context.setFillColor(.red)
      context.fill(Rect(x: 10, y: 10, width: 10, height: 10))
    }
    #expect(image.pixel(x: 12, y: 12).isNear(.red))
    #expect(image.pixel(x: 22, y: 25).isNear(.blue))
    #expect(image.box(otherThan: .white) == Rect(x: 10, y: 10, width: 15, height: 20))
  }

  @Test("A blurred shadow is half as strong at the edge, and fades")
  func blurredShadow() {
    let image = drawing(width: 80, height: 80) { context in
      context.setShadow(offset: .zero, blur: 8, color: .black)
      context.setFillColor(.white)
      context.addEllipse(in: Rect(x: 20, y: 20, width: 40, height: 40))
      context.fillPath()
    }
    #expect(image.pixel(x: 40, y: 40).isNear(.white))
    let near = image.pixel(x: 62, y: 40).red
    let far = image.pixel(x: 68, y: 40).red
    #expect(near > 0.4 && near < 0.85)
    #expect(far > near && far < 1)
  }

  @Test("No colour, and a state that is restored, end the shadow")
  func ends() {
    let image = drawing { context in
      context.saveGState()
      context.setShadow(offset: Size(width: 5, height: 5), blur: 0)
      context.restoreGState()
      context.fill(Rect(x: 10, y: 10, width: 10, height: 10))
      context.setShadow(offset: Size(width: 5, height: 5), blur: 0, color: nil)
      context.fill(Rect(x: 10, y: 10, width: 10, height: 10))
    }
    #expect(image.box(otherThan: .white) == Rect(x: 10, y: 10, width: 10, height: 10))
  }

  @Test("A transparency layer throws one shadow, and what is in it none")
  func layerShadow() {
    let image = drawing { context in
      context.setShadow(offset: Size(width: 4, height: 0), blur: 0, color: .blue)
      context.beginTransparencyLayer()
      context.setFillColor(.red)
      context.fill(Rect(x: 10, y: 10, width: 4, height: 4))
      context.fill(Rect(x: 14, y: 10, width: 4, height: 4))
      context.endTransparencyLayer()
    }
    #expect(image.pixel(x: 15, y: 12).isNear(.red))
    #expect(image.pixel(x: 20, y: 12).isNear(.blue))
    #expect(image.box(otherThan: .white) == Rect(x: 10, y: 10, width: 12, height: 4))
  }
}
