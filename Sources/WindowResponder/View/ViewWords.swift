/// What a program calls a view, and says it stands at. Few views have any, so that it is kept apart.
final class ViewWords {
  let label: String?
  let value: String?

  init(label: String? = nil, value: String? = nil) {
    self.label = label
    self.value = value
  }

  func with(label: String?) -> ViewWords { ViewWords(label: label, value: value) }
  func with(value: String?) -> ViewWords { ViewWords(label: label, value: value) }
}
