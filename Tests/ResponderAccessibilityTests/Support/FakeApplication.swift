import ResponderAccessibility
import ResponderGeometry

/// An application with a window that contains one object of each kind that the tests use.
@MainActor final class FakeApplication {
  let root = FakeObject(.application, "Fake")
  let window = FakeObject(.frame, "Letter", frame: Rect(x: 0, y: 0, width: 640, height: 480))
  let button = FakeObject(.pushButton, "Send", frame: Rect(x: 10, y: 20, width: 80, height: 30))
  let label = FakeObject(.label, "To", frame: Rect(x: 10, y: 60, width: 40, height: 20))
  let entry = FakeObject(.entry, "", frame: Rect(x: 60, y: 60, width: 200, height: 20))
  let password = FakeObject(.passwordText, "Password")
  let slider = FakeObject(.slider, "Volume")
  let table = FakeObject(.table, "Rows", frame: Rect(x: 0, y: 100, width: 640, height: 300))
  let article = FakeObject(.documentText, "Article")
  let image = FakeObject(.image, "Photograph", frame: Rect(x: 300, y: 20, width: 40, height: 40))

  let entryText = FakeText("Grüße 👋 an alle. Bis bald.\nZweite Zeile")
  let sliderValue = FakeValue()
  let rows: FakeTable

  init() {
    rows = FakeTable(rows: 1_000_000, in: table)
    root.add(window)
    for child in [button, label, entry, password, slider, table, article, image] {
      window.add(child)
    }
    window.accessibleStates.set(.active)
    button.accessibleActions = [
      AccessibleAction(name: "click", localizedName: "klicken", keyBinding: ";;<Control>Return")
    ]
    button.accessibleStates.set(.focusable)
    button.accessibleDescription = "Sends the letter"
    button.accessibleIdentifier = "send"
    button.accessibleAttributes = ["level": "2"]
    label.accessibleRelations = [(.labelFor, [entry])]
    entry.accessibleRelations = [(.labelledBy, [label])]
    entry.accessibleText = entryText
    entry.accessibleStates.formUnion(AccessibleStates(.editable, .focusable))
    password.accessibleText = FakeText("••••")
    slider.accessibleValue = sliderValue
    table.accessibleTable = rows
    table.accessibleSelection = rows
    table.accessibleStates.set(.managesDescendants)
    let text = FakeText("See the manual or ask.")
    text.isEditable = false
    article.accessibleText = text
    article.accessibleLinks = FakeLinks([
      AccessibleLink(address: "https://example.org/manual", range: 8..<14)
    ])
    article.accessibleDocumentAttributes = ["Title": "Article"]
    image.accessibleImageFrame = image.accessibleFrame
  }
}
