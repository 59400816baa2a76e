import ResponderTestKit
import Testing

@testable import WindowResponder

/// Tests of the text size that the user has set, also for text that is on screen.
@MainActor @Suite(.serialized) struct LargerTextTests {
  let stage = Stage(size: Size(width: 600, height: 500), hasTitleBar: true)

  private func height(of text: String) throws -> Double {
    stage.render()
    return try #require(label(text, in: stage.window)).font.lineHeight
  }

  private func label(_ text: String, in view: View) -> Label? {
    if let label = view as? Label, label.text == text { return label }
    return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
  }

  private func grow(by factor: Double) {
    stage.application.apply(SystemAppearance(textScale: factor))
    stage.render()
  }

  @Test("An alert's title and message grow as its buttons do")
  func alert() throws {
    let alert = AlertController(
      title: "Really?", message: "There is no way back", preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Yes", style: .default))
    stage.window.rootViewController = ViewController()
    stage.window.rootViewController?.present(alert, animated: false)
    let (title, message) = (try height(of: "Really?"), try height(of: "There is no way back"))
    grow(by: 2)
    #expect(try height(of: "Really?") > title * 1.9)
    #expect(try height(of: "There is no way back") > message * 1.9)
  }

  @Test("The title of a window grows at once, and no further than its bar", arguments: [1.5, 3])
  func titleBar(factor: Double) throws {
    stage.window.title = "A window"
    let usual = try height(of: "A window")
    grow(by: factor)
    let larger = try height(of: "A window")
    #expect(larger > usual * 1.4 && larger <= TitleBar.height)
  }

  @Test(
    "A symbol in a button and in a menu grows as the text beside it, up to twice its size",
    arguments: [
      (1.0, 20.0), (1.5, 30), (2, 40), (3, 40), (0.5, 20),
    ])
  func symbols(factor: Double, side: Double) throws {
    grow(by: factor)
    let button = Button(configuration: .plain())
    button.configuration?.image = Image(systemName: "star")
    button.configuration?.title = "Star"
    button.frame = Rect(x: 0, y: 0, width: 400, height: 200)
    #expect(button.imageRect(forContentRect: button.bounds).size == Size(width: side, height: side))
    // The symbols of a menu that is opened by touch have the same size.
    #expect(MenuStyle.touch.symbolSize == side)
    // A symbol with a size of its own keeps that size.
    button.configuration?.preferredSymbolConfigurationForImage = Image.SymbolConfiguration(
      pointSize: 30)
    let chosen = button.imageRect(forContentRect: button.bounds).size
    grow(by: 1)
    #expect(button.imageRect(forContentRect: button.bounds).size == chosen)
  }
}
