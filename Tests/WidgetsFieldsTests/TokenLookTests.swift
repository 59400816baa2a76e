import ResponderTestKit
import Testing
import Widgets

@MainActor @Suite(.serialized) struct TokenLookTests {
  @Test("What is typed into an empty field stands in the middle, with room at its beginning")
  func placeholder() throws {
    let stage = Stage(size: Size(width: 300, height: 100))
    let field = TokenField(frame: Rect(x: 10, y: 10, width: 280, height: 44))
    field.placeholder = "Add a tag"
    stage.window.addSubview(field)
    stage.render()
    let input = try #require(field.subviews.compactMap { $0 as? TextField }.first)
    #expect(abs(input.frame.midY - 22) <= 1)
    #expect(input.frame.minX >= 12 && input.frame.maxX <= 280)
  }
}
