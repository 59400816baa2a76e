import ResponderTestKit
import Testing

@testable import WindowResponder

/// Tests of the actions that replace or prevent implicit animations.
@Suite("The actions of layers") @MainActor struct LayerActionTests {
  let stage = Stage(size: Size(width: 200, height: 100))

  private final class Note: LayerAction {
    var events: [String] = []
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      events.append("\(event) \(anObject is Layer)")
    }
  }

  /// A layer that animates its position slowly, and its class the opacity not at all.
  private final class SlowLayer: Layer {
    static let note = Note()
    var positions: [Double] = []
    override func action(forKey event: String) -> (any LayerAction)? {
      guard event == "position" else { return super.action(forKey: event) }
      positions.append(position.x)
      let animation = BasicAnimation(keyPath: event)
      animation.duration = 2
      return animation
    }
    override class func defaultAction(forKey event: String) -> (any LayerAction)? {
      event == "opacity" ? note : nil
    }
  }

  private final class Owner: LayerDelegate {
    var action: (any LayerAction)?
    var events: [String] = []
    func action(for layer: Layer, forKey event: String) -> (any LayerAction)? {
      events.append(event)
      return action
    }
  }

  private func add<Kind: Layer>(_ layer: Kind) -> Kind {
    layer.frame = Rect(x: 0, y: 0, width: 20, height: 20)
    layer.backgroundColor = .red
    stage.window.layer.addSublayer(layer)
    stage.render()
    return layer
  }

  @Test("The action of a subclass is determined before the change, and begins at the old value")
  func subclass() {
    let layer = add(SlowLayer())
    layer.position.x = 110
    #expect(layer.positions.last == 10)
    #expect(layer.animationKeys() == ["position"])
    stage.advance(by: 1)
    #expect(abs(layer.shownLook.geometry.center.x - 60) < 3)
    layer.opacity = 0.5
    #expect(SlowLayer.note.events == ["opacity true"])
    #expect(layer.animationKeys() == ["position"])
    layer.cornerRadius = 4
    #expect(layer.animationKeys()?.contains("cornerRadius") == true)
    #expect((layer.action(forKey: "zPosition") as? BasicAnimation)?.keyPath == "zPosition")
    #expect(layer.action(forKey: "unknown") == nil)
  }

  @Test("The delegate's action precedes those of the layer, and one without effect ends the search")
  func delegate() {
    let layer = add(Layer())
    let owner = Owner()
    let note = Note()
    layer.delegate = owner
    layer.actions = ["opacity": note]
    layer.opacity = 0.5
    #expect(owner.events == ["opacity"] && note.events == ["opacity true"])
    #expect(layer.animationKeys() == nil)
    let other = Note()
    owner.action = other
    layer.opacity = 0.7
    #expect(other.events == ["opacity true"] && note.events.count == 1)
    owner.action = nil
    layer.actions = ["cornerRadius": "none"]
    layer.cornerRadius = 3
    #expect(layer.animationKeys() == nil && layer.action(forKey: "cornerRadius") == nil)
    layer.borderWidth = 3
    #expect(layer.animationKeys() == ["borderWidth"])
  }

  @Test("Actions run for a path, contents, hiding, adding and removing, which have none by default")
  func others() {
    let layer = add(ShapeLayer())
    let owner = Owner()
    let note = Note()
    let picture = stage.snapshot()
    owner.action = note
    layer.delegate = owner
    for _ in 0..<2 {
      layer.path = Path(rect: Rect(x: 0, y: 0, width: 5, height: 5))
      layer.contents = picture
      layer.isHidden = true
      stage.window.layer.addSublayer(layer)
    }
    #expect(note.events == ["path true", "contents true", "hidden true"])
    note.events = []
    layer.removeFromSuperlayer()
    layer.removeFromSuperlayer()
    stage.window.layer.addSublayer(layer)
    #expect(note.events == ["onOrderOut true", "onOrderIn true"])
    owner.action = nil
    for event in ["path", "contents", "hidden", "onOrderIn", "frame", "position.x"] {
      #expect(layer.action(forKey: event) == nil)
    }
    layer.isHidden = false
    stage.render()
    layer.contents = nil
    layer.path = nil
    #expect(layer.animationKeys() == nil)
  }

  @Test(
    "No action is determined without a change, without a window, or in a transaction without any")
  func none() {
    let layer = add(Layer())
    let owner = Owner()
    layer.delegate = owner
    layer.opacity = 1
    Transaction.begin()
    Transaction.setDisableActions(true)
    layer.opacity = 0.5
    Transaction.commit()
    let fresh = Layer()
    fresh.delegate = owner
    fresh.opacity = 0.3
    #expect(owner.events.isEmpty)
  }

  @Test("A transaction returns its values and those that it inherits, until it ends")
  func values() {
    #expect(Transaction.animationDuration() == 0.25 && !Transaction.disableActions())
    Transaction.begin()
    Transaction.setAnimationDuration(2)
    Transaction.setAnimationTimingFunction(MediaTimingFunction(name: .linear))
    Transaction.begin()
    Transaction.setDisableActions(true)
    #expect(Transaction.animationDuration() == 2 && Transaction.disableActions())
    #expect(Transaction.animationTimingFunction() == MediaTimingFunction(name: .linear))
    Transaction.commit()
    #expect(Transaction.animationDuration() == 2 && !Transaction.disableActions())
    Transaction.commit()
    #expect(Transaction.animationDuration() == 0.25)
    #expect(Transaction.animationTimingFunction() == nil)
  }
}
