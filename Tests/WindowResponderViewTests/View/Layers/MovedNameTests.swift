import Testing

@testable import WindowResponder

/// A view with properties whose names were once properties of views.
private final class Badge: View {
  var cornerRadius = 3 {
    didSet { layer.cornerRadius = Double(cornerRadius) }
  }
  var borderWidth: Float = 0
  var borderColor: String { "red" }
  var shadowColor: Color = .red
  var shadowOffset = 2
  var shadowOpacity: Double?
  var shadowRadius: Int { 7 }
}

@Suite("Names that went to layers") @MainActor struct MovedNameTests {
  @Test("A subclass may have properties of these names, which are its own")
  func ownProperties() {
    let badge = Badge()
    badge.cornerRadius = 5
    badge.shadowOpacity = 0.5
    #expect(badge.layer.cornerRadius == 5)
    #expect(badge.layer.shadowOpacity == 0)
    #expect(badge.borderColor == "red")
    #expect(badge.shadowRadius == 7)
  }

  @Test("A label's shadow is its text's, and the layer's is the label's")
  func labels() {
    let label = Label()
    #expect(label.shadowColor == nil)
    #expect(label.shadowOffset == Size(width: 0, height: -1))
    label.shadowColor = .red
    #expect(label.layer.shadowColor == .black)
    #expect(label.layer.shadowOffset == Size(width: 0, height: -3))
  }
}
