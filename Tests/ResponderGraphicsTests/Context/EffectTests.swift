import Testing

@testable import WindowResponder

@Suite("Gradients, shadows and layers") @MainActor struct EffectTests {
  @Test("a gradient runs from its first colour to its last")
  func linear() {
    let image = drawing { context in
      context.fill(
        Path(rect: Rect(x: 0, y: 0, width: 40, height: 40)),
        with: Gradient(colors: [.black, .white]), from: .zero, to: Point(x: 0, y: 40))
    }
    #expect(image.pixel(x: 20, y: 0).isNear(Color(white: 0), tolerance: 0.03))
    #expect(image.pixel(x: 20, y: 20).isNear(Color(white: 0.5), tolerance: 0.03))
    #expect(image.pixel(x: 20, y: 39).isNear(Color(white: 1), tolerance: 0.03))
    #expect(image.pixel(x: 0, y: 20) == image.pixel(x: 39, y: 20))
  }

  @Test("a gradient keeps to its locations, in any order")
  func locations() {
    let gradient = Gradient(colors: [.white, .black, .red], locations: [0.5, 0, 2])
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(gradient.color(at: 0.25).isNear(.gray))
    #expect(gradient.color(at: -1) == .black && gradient.color(at: 3) == .red)
    #expect(Gradient(colors: []).color(at: 0.5) == .clear)
  }

  @Test("a radial gradient is the same all around")
  func radial() {
    let image = drawing { context in
      context.drawRadialGradient(
        Gradient(colors: [.red, .blue]), center: Point(x: 20, y: 20), endRadius: 20)
    }
    #expect(image.pixel(x: 20, y: 20).red > 0.9)
    #expect(image.pixel(x: 0, y: 0).isNear(.blue))
    #expect(image.pixel(x: 5, y: 20).isNear(image.pixel(x: 20, y: 34), tolerance: 0.1))
  }

  private func shadow(hollow: Bool = false, turned: Double = 0) -> Image {
    drawing(width: 80, height: 80) { context in
      if turned != 0 {
        context.translateBy(x: 40, y: 40)
        context.rotate(by: turned)
        context.translateBy(x: -40, y: -40)
      }
      context.drawShadow(
        of: Rect(x: 25, y: 25, width: 30, height: 30), cornerRadius: 6, color: .black, radius: 4,
        isHollow: hollow)
    }
  }

  @Test("a shadow is dark in the middle, half at the edge, and fades evenly")
  func shadowProfile() {
    let image = shadow()
    #expect(image.pixel(x: 40, y: 40).red < 0.02)
    #expect(abs(image.pixel(x: 25, y: 40).red - 0.45) < 0.1)
    #expect(image.pixel(x: 10, y: 40) == .white)
    let row = (10..<40).map { image.pixel(x: $0, y: 40).red }
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 >= $1 })
    for offset in 0..<40 {
      #expect(image.pixel(x: offset, y: 33) == image.pixel(x: 79 - offset, y: 33))
      #expect(image.pixel(x: 33, y: offset) == image.pixel(x: 33, y: 79 - offset))
      #expect(image.pixel(x: offset, y: 33).isNear(image.pixel(x: 33, y: offset)))
    }
  }

  @Test("a hollow shadow differs only under its rectangle")
  func hollow() {
    let (whole, hollow) = (shadow(), shadow(hollow: true))
    #expect(hollow.pixel(x: 40, y: 40) == .white)
    for y in 0..<80 {
      for x in 0..<80 where !(25..<55).contains(x) || !(25..<55).contains(y) {
        #expect(whole.pixel(x: x, y: y) == hollow.pixel(x: x, y: y))
      }
    }
  }

  @Test("a turned shadow is the same shadow, turned")
  func turnedShadow() {
    #expect(shadow(turned: .pi).hasSamePixels(as: shadow(), tolerance: 8))
  }

  @Test("a shadow without blur is the shape itself")
  func hardShadow() {
    let rect = Rect(x: 5, y: 5, width: 20, height: 20)
    let hard = drawing {
      $0.drawShadow(of: rect, cornerRadius: 6, color: .red, offset: Vector(dx: 2, dy: 3), radius: 0)
    }
    let shape = drawing {
      $0.fillRoundedRect(rect.offsetBy(dx: 2, dy: 3), cornerRadius: 6, color: .red)
    }
    #expect(hard.hasSamePixels(as: shape, tolerance: 1))
  }

  @Test("a layer fades what is in it as one")
  func layer() {
    let image = drawing { context in
      context.beginTransparencyLayer(alpha: 0.5)
      context.fill(Rect(x: 0, y: 0, width: 20, height: 20), color: .black)
      context.fill(Rect(x: 10, y: 0, width: 20, height: 20), color: .black)
      context.endTransparencyLayer()
      context.fill(Rect(x: 0, y: 30, width: 5, height: 5), color: .black)
    }
    #expect(image.pixel(x: 5, y: 5).isNear(.gray))
    #expect(image.pixel(x: 15, y: 5).isNear(.gray))
    #expect(image.pixel(x: 35, y: 5) == .white)
    #expect(image.pixel(x: 2, y: 32) == .black)
  }

  @Test("a layer in a rectangle holds what is drawn there, and nothing else")
  func layerRect() {
    let image = drawing { context in
      context.translateBy(x: 10, y: 10)
      context.beginTransparencyLayer(in: Rect(x: 0, y: 0, width: 5, height: 5), alpha: 0.5)
      context.fill(Rect(x: -5, y: -5, width: 30, height: 30), color: .black)
      context.endTransparencyLayer()
      context.beginTransparencyLayer(in: Rect(x: 90, y: 0, width: 5, height: 5))
      context.fill(Rect(x: -5, y: -5, width: 200, height: 30), color: .black)
      context.endTransparencyLayer()
    }
    #expect(image.box(otherThan: .white) == Rect(x: 10, y: 10, width: 5, height: 5))
    #expect(image.pixel(x: 12, y: 12).isNear(.gray))
  }

  @Test("a layer in a clip and a transform stands where it would without")
  func layerPosition() {
    func picture(layered: Bool) -> Image {
      drawing { context in
        context.translateBy(x: 3, y: 4)
        context.clip(to: Rect(x: 2, y: 2, width: 20, height: 20))
        if layered { context.beginTransparencyLayer() }
        #expect(context.currentTransform == Transform(translationX: 3, y: 4))
        context.fill(Rect(x: 0, y: 0, width: 10, height: 10), color: .red)
        context.fill(Path(ovalIn: Rect(x: 10, y: 10, width: 20, height: 10)), color: .blue)
        context.draw(TextLayout("Ag", font: .systemFont(ofSize: 12)), at: .zero, color: .black)
        if layered { context.endTransparencyLayer() }
      }
    }
    #expect(picture(layered: true).hasSamePixels(as: picture(layered: false), tolerance: 1))
  }

  @Test("ends of states and layers that never began do nothing")
  func unbalanced() {
    let image = drawing { context in
      context.restoreState()
      context.endTransparencyLayer()
      context.beginTransparencyLayer()
      context.restoreState()
      context.fill(Rect(x: 0, y: 0, width: 5, height: 5), color: .red)
      context.saveState()
      context.endTransparencyLayer()
      context.fill(Rect(x: 10, y: 0, width: 5, height: 5), color: .red)
    }
    #expect(image.pixel(x: 2, y: 2) == .red && image.pixel(x: 12, y: 2) == .red)
  }
}
