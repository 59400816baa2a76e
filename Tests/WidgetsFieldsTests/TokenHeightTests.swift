import ResponderTestKit
import Testing
import Widgets

/// Tests of the height of a token field with constraints.
@MainActor @Suite(.serialized) struct TokenHeightTests {
  let stage = Stage(size: Size(width: 400, height: 400))
  let field = TokenField()
  let below = View()

  init() {
    for view in [field, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(view)
    }
    LayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 20),
      field.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 20),
      field.widthAnchor.constraint(equalToConstant: 200),
      below.topAnchor.constraint(equalTo: field.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: field.leadingAnchor),
      below.widthAnchor.constraint(equalToConstant: 10),
      below.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  private var wanted: Double { field.sizeThatFits(Size(width: 200, height: 0)).height }

  @Test(
    "U13: It has the height of all its lines after one layout, also when words come and go")
  func oneLayout() {
    field.tokens = ["holiday", "family", "work", "mountains", "somewhere else"]
    stage.window.layoutIfNeeded()
    #expect(field.frame.height == wanted && wanted > 80)
    #expect(below.frame.minY == field.frame.maxY)
    field.tokens = ["one"]
    stage.window.layoutIfNeeded()
    #expect(field.frame.height == wanted && wanted < 80)
    #expect(below.frame.minY == field.frame.maxY)
  }

  @Test("U13: What is typed makes it higher in the same frame")
  func typing() {
    field.tokens = ["holiday", "family"]
    stage.render()
    field.performPrimaryAction()
    stage.render()
    for _ in 0..<6 {
      stage.type("several words,")
      stage.window.layoutIfNeeded()
      #expect(field.frame.height == wanted)
      #expect(below.frame.minY == field.frame.maxY)
    }
    field.resignFirstResponder()
    stage.window.layoutIfNeeded()
    #expect(field.frame.height == wanted)
  }

  @Test("Text of another size is no reason to lag either")
  func theme() {
    field.tokens = ["holiday", "family", "work", "mountains"]
    stage.render()
    stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    stage.window.layoutIfNeeded()
    #expect(field.frame.height == wanted)
  }
}
