import Widgets

/// The widgets that display and edit text.
extension Exhibit {
  static let texts: [Exhibit] = [
    Exhibit("Label", in: .windowResponder) { _ in
      .view(
        SampleColumn(
          [
            with(Label(text: "A title")) { $0.font = .preferredFont(forTextStyle: .title1) },
            with(Label(text: "A headline")) { $0.font = .preferredFont(forTextStyle: .headline) },
            with(
              Label(
                text:
                  "Text of a page, in as many lines as it needs: it breaks where there is no room "
                  + "for another word.")
            ) { $0.numberOfLines = 0 },
            with(Label(text: "A caption below it")) {
              $0.font = .preferredFont(forTextStyle: .caption1)
              $0.textColor = .secondaryLabel
            },
          ], spacing: 8))
    },
    Exhibit("TextField") { _ in
      .view(
        SampleColumn([
          with(TextField()) {
            $0.borderStyle = .roundedRect
            $0.text = "Ada Lovelace"
            $0.clearButtonMode = .always
          },
          with(TextField()) {
            $0.borderStyle = .roundedRect
            $0.placeholder = "ada@example.org"
          },
          with(TextField()) {
            $0.borderStyle = .roundedRect
            $0.text = "secret word"
            $0.isSecureTextEntry = true
          },
          with(TextField()) {
            $0.borderStyle = .roundedRect
            $0.text = "Cannot be changed"
            $0.isEnabled = false
          },
        ]))
    },
    Exhibit("SearchField") { _ in
      .view(
        SampleColumn([
          with(SearchField()) { $0.placeholder = "Search" },
          with(SearchField()) { $0.text = "mountains" },
        ]))
    },
    Exhibit("SearchBar") { _ in
      .bare(
        SampleColumn(
          [
            with(SearchBar()) { $0.placeholder = "Search" },
            with(SearchBar()) {
              $0.text = "mountains"
              $0.showsCancelButton = true
              $0.scopeButtonTitles = ["All", "Titles", "Texts"]
              $0.showsScopeBar = true
            },
          ], spacing: 0))
    },
    Exhibit("TextView", height: 190, scrolled: [.vertical]) { _ in
      .view(
        with(TextView()) {
          $0.layer.cornerRadius = 10
          $0.text = """
            A text of several lines.

            It is edited by keys, fingers and input methods, scrolls where it is longer than its \
            view, and can have fonts and colours of its own.
            """
        })
    },
  ]
}
