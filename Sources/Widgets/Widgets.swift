// Controls and views on top of WindowResponder: importing this module imports that one.
@_exported import WindowResponder
