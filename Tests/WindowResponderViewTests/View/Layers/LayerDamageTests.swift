import SeededRandom
import Testing

@testable import ResponderGraphics
@testable import ResponderTestKit
@testable import WindowResponder

/// Tests that the buffer has the same pixels as a full drawing after each change of layers.
@Suite("Damage of layers") @MainActor struct LayerDamageTests {
  let stage: Stage
  let box = View(frame: Rect(x: 30, y: 30, width: 80, height: 80))
  let child = View(frame: Rect(x: 10, y: 10, width: 30, height: 30))
  let shape = ShapeLayer()
  let gradient = GradientLayer()
  let mask = ShapeLayer()

  init() {
    stage = Stage(size: Size(width: 160, height: 150), scale: 1.5)
    stage.window.backgroundColor = .white
    box.backgroundColor = .yellow
    child.backgroundColor = .blue
    shape.path = Path(ovalIn: Rect(x: 40, y: -10, width: 60, height: 40))
    shape.fillColor = Color(red: 0, green: 1, blue: 0, alpha: 0.6)
    shape.strokeColor = .red
    shape.lineWidth = 3
    gradient.frame = Rect(x: 5, y: 45, width: 60, height: 50)
    gradient.colors = [Color.red, Color.blue, Color.white]
    mask.path = Path(ovalIn: Rect(x: 0, y: 0, width: 70, height: 80))
    stage.window.addSubview(box)
    box.layer.addSublayer(gradient)
    box.addSubview(child)
    box.layer.addSublayer(shape)
    stage.render()
  }

  private func expectRight(_ name: String) throws {
    stage.render()
    let shown = try #require(stage.surface?.image())
    #expect(shown.hasSamePixels(as: stage.snapshot()), "\(name)")
  }

  private var changes: [() -> Void] {
    [
      { box.layer.cornerRadius = 20 }, { box.layer.maskedCorners = .layerMinXMinYCorner },
      { box.layer.borderWidth = 4 }, { box.layer.mask = mask },
      { mask.path = Path(rect: Rect(x: 10, y: 10, width: 50, height: 70)) },
      { box.layer.mask = nil }, { box.layer.shadowOpacity = 0.7 },
      { box.layer.shadowPath = Path(ovalIn: Rect(x: -20, y: 0, width: 120, height: 90)) },
      { box.layer.shadowRadius = 6 }, { box.layer.shadowOffset = Size(width: 9, height: -7) },
      { box.clipsToBounds = true }, { box.clipsToBounds = false }, { box.alpha = 0.5 },
      { box.transform = Transform(rotationAngle: 0.3) }, { box.layer.shadowPath = nil },
      { child.layer.zPosition = 2 }, { child.layer.zPosition = 0 },
      { shape.lineWidth = 9 }, { shape.strokeEnd = 0.6 }, { shape.fillColor = nil },
      { shape.setAffineTransform(Transform(rotationAngle: 0.5)) },
      { gradient.type = .conic }, { gradient.type = .radial }, { gradient.cornerRadius = 12 },
      { gradient.position.x = 20 }, { gradient.opacity = 0.4 }, { gradient.isHidden = true },
      { gradient.isHidden = false }, { box.layer.anchorPoint = Point(x: 0, y: 1) },
      { box.transform = .identity }, { child.frame.origin.x = 33 },
      { box.layer.insertSublayer(shape, at: 0) }, { child.removeFromSuperview() },
      { gradient.masksToBounds = true }, { gradient.shadowOpacity = 0.5 },
      { gradient.addSublayer(shape) }, { shape.removeFromSuperlayer() },
    ]
  }

  @Test("After every kind of change, at once and in between")
  func everyChange() throws {
    for (index, change) in changes.enumerated() {
      change()
      try expectRight("change \(index)")
      stage.advance(by: 0.1)
      try expectRight("change \(index), on the way")
      stage.advance(by: 0.4)
      try expectRight("change \(index), afterwards")
    }
  }

  @Test("Parts that are drawn again have the pixels of the whole")
  func parts() throws {
    var generator = SeededGenerator(seed: 5)
    for (index, change) in changes.enumerated() {
      Transaction.begin()
      Transaction.setDisableActions(true)
      change()
      Transaction.commit()
      stage.render()
      for _ in 0..<4 {
        let part = Rect(
          x: Double.random(in: 0..<120, using: &generator),
          y: Double.random(in: 0..<120, using: &generator),
          width: Double.random(in: 1..<50, using: &generator),
          height: Double.random(in: 1..<50, using: &generator))
        stage.window.setNeedsDisplay(part)
        let other = part.offsetBy(dx: -30, dy: 15)
        stage.window.setNeedsDisplay(other)
        try expectRight("change \(index), part \(part)")
      }
    }
  }

  @Test("A list that is scrolled below layers, and with layers in it")
  func scrolling() throws {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 150))
    list.backgroundColor = .white
    list.contentSize = Size(width: 100, height: 2_000)
    for row in 0..<40 {
      let label = Label(frame: Rect(x: 5, y: Double(row) * 25, width: 90, height: 20))
      label.text = "Row \(row)"
      if row % 3 == 0 { label.layer.addSublayer(GradientLayer()) }
      if row % 4 == 0 {
        label.layer.cornerRadius = 5
        label.layer.maskedCorners = .layerMaxXMaxYCorner
        label.backgroundColor = .green
      }
      list.addSubview(label)
    }
    stage.window.insertSubview(list, at: 0)
    try expectRight("at first")
    for step in 1...12 {
      list.contentOffset.y = Double(step * step)
      try expectRight("step \(step)")
    }
  }
}
