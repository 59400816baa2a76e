/// What was set on a button, state by state.
struct ButtonValues {
  var titles: [Control.State: String] = [:]
  var colors: [Control.State: Color] = [:]
  var images: [Control.State: Image] = [:]
  var backgrounds: [Control.State: Image] = [:]
  var fills: [Control.State: Color] = [:]
  var font: Font?
}
