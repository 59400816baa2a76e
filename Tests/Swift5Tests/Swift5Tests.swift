import CoreGraphicsNames
import ResponderTestKit
import Testing
import UIKitNames

/// Tests that code in the Swift 5 language mode without any mention of the main actor compiles and works.
@MainActor struct Swift5Tests {
  @Test("A screen written without isolation is loaded, shown and used")
  func screen() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let controller = OldStyleController()
    stage.window.rootViewController = controller
    stage.render()
    #expect(controller.cells.map(\.nameLabel.text) == ["One", "Two"])
    controller.choose(1)
    #expect(controller.player.titleLabel.text == "Two")
    controller.player.warn()
    stage.advance(by: 1)
    #expect(controller.presentedViewController is UIAlertController)
  }

  @Test("Views are made in statics, functions and classes that nobody has isolated")
  func making() {
    #expect(ThemedView.standard.badge.superview === ThemedView.standard)
    #expect(makeSpacer(height: 12).frame.height == 12)
    let slider = makeSlider(0.5, steps: 8)
    let value: Float = slider.value
    #expect(value == 5 && slider.frame.origin == CGPoint(x: 8, y: 16))
    #expect(Player.shared.playButton.buttonType == .system)
  }

  @Test("A transformer of text is made outside the main actor")
  func transformers() {
    let font = UIFont.boldSystemFont(ofSize: 31)
    let transformer = Player.shared.titleTransformer(font)
    #expect(transformer(TextAttributes()).font == font)
  }

  @Test("A plain deinit may use the object's views")
  func deinits() {
    let parent = UIView()
    var player: Player? = Player()
    player.map { parent.addSubview($0.titleLabel) }
    player = nil
    #expect(parent.subviews.isEmpty)
    var view: ThemedView? = ThemedView()
    let badge = view?.badge
    view = nil
    #expect(badge != nil && badge?.superview == nil)
  }
}
